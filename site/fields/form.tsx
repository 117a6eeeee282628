import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument, textArgument } from "../../generator/presentation/translator.ts";
import { FormActions } from "./form-actions.tsx";

/** The fields of a calculator, and what can be done with all of them. */
export function Form({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const { settle } = useIsland();
  return (
    <div className="calculator-form">
      <form
        className="inputs"
        aria-label={t("form.heading")}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          settle();
          document.getElementById("result")?.focus();
        }}
      >
        <UnreadNames />
        {children}
        <FormActions />
      </form>
      <EchoOnSmallScreens />
    </div>
  );
}

/** Where the answer is above the form; others need not fetch it. */
function EchoOnSmallScreens(): ReactNode {
  const [Echo, setEcho] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia("(width <= 40rem)").matches) return;
    void import("../islands/echo.tsx").then(
      (fetched) => setEcho(() => fetched.Echo),
      () => undefined,
    );
  }, []);
  return Echo === undefined ? null : <Echo />;
}

/** Says which parts of the address were left out. */
function UnreadNames(): ReactNode {
  const { locale, t } = useTranslator();
  const { form, presenter } = useIsland();
  const { unread } = form;
  if (unread.length === 0) return null;
  const names = unread.map((id) => presenter.text(`inputs.${id}.label`) ?? id);
  const list = new Intl.ListFormat(locale.tag).format(names);
  return (
    <output className="remark">
      {t("form.ignored", { count: countArgument(names.length, locale), names: textArgument(list) })}
    </output>
  );
}
