import { useState, type ComponentType, type ReactNode } from "react";
import type { FindPairs } from "../../generator/presentation/find-from-result.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** The other way round: an input found from a result. Its form is fetched when someone opens it. */
export function FindInput({ find }: { readonly find: FindPairs }): ReactNode {
  const { t } = useTranslator();
  const [Form, setForm] = useState<ComponentType<{ readonly find: FindPairs }>>();
  const [isMissing, setMissing] = useState(false);
  const open = (): void => {
    if (Form !== undefined) return;
    void import("./find-form.tsx").then(
      ({ FindForm }) => setForm(() => FindForm),
      () => setMissing(true),
    );
  };
  return (
    <details className="more-options" onToggle={open}>
      <summary>{t("find.heading")}</summary>
      {Form !== undefined && <Form find={find} />}
      {Form === undefined && isMissing && <p className="part-missing">{t("results.not_loaded")}</p>}
    </details>
  );
}
