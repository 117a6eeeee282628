import { createContext, useContext, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { Icon } from "../islands/icon.tsx";

/** Opens the form that finds an input; none where the answer can't be written over. */
export const FindContext = createContext<(() => void) | undefined>(undefined);

/** The button beside a result that can be written over. */
export function EditButton(): ReactNode {
  const { t } = useTranslator();
  const { pins, isEmbedded } = useIsland();
  const open = useContext(FindContext);
  if (open === undefined || pins.length > 0 || isEmbedded) return null;
  return (
    <button type="button" className="tool pen" onClick={open}>
      <Icon path="M4 13l8.5-8.5 2.5 2.5L6.5 15.5 3.5 16zM3 18h13" />
      {t("find.heading")}
    </button>
  );
}
