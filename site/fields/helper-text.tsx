import type { ReactNode } from "react";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";
import { LastAnswer } from "../islands/last-answer.tsx";
import { useField } from "./use-field.tsx";

/** What a field's value comes to beside another one: “20% of the price”. */
export function HelperText({ input }: { readonly input: ScalarInput }): ReactNode {
  const { isShown } = useField(input);
  return isShown ? (
    <LastAnswer className="field-aid">
      <LinkedHelperText id={input.id} />
    </LastAnswer>
  ) : null;
}

function LinkedHelperText({ id }: { readonly id: string }): ReactNode {
  return <span suppressHydrationWarning>{useIsland().presenter.text(`inputs.${id}.aid`)}</span>;
}
