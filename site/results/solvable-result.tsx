import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import type { FindPairs } from "../../generator/presentation/find-from-result.ts";
import { useFetched } from "../islands/use-fetched.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { FindContext } from "./edit-button.tsx";

/** What the form that finds an input is given. */
export interface FindFormProps {
  readonly find: FindPairs;
  readonly close: () => void;
}

/** An answer that can be written over: the page then finds the input that gives it. Its code is fetched when someone does. */
export function SolvableResult({
  find,
  children,
}: {
  readonly find: FindPairs;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const { Fetched: FindForm, isMissing } = useFetched(loadForm, isOpen);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // Who wrote over the figure is led back to where they began.
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector<HTMLElement>(".pen")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const isFinding = isOpen && FindForm !== undefined;
  return (
    <div ref={place}>
      {isFinding ? (
        <FindForm find={find} close={close} />
      ) : (
        <FindContext.Provider value={open}>{children}</FindContext.Provider>
      )}
      {isOpen && !isFinding && isMissing && <p className="part-missing">{t("results.not_loaded")}</p>}
    </div>
  );
}

async function loadForm(): Promise<ComponentType<FindFormProps>> {
  const { FindForm } = await import("./find-form.tsx");
  return FindForm;
}
