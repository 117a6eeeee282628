import type { ComponentType, ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { Part } from "../islands/part.tsx";

/** How the answer came about; a post leaves it to the calculator's own page. */
export function Workings(): ReactNode {
  return useIsland().isEmbedded ? null : <Part name="workings" className="workings" load={load} />;
}

async function load(): Promise<ComponentType> {
  return (await import("./drawn-workings.tsx")).DrawnWorkings;
}
