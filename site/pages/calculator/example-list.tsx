import type { ReactNode } from "react";
import type { CalculatorDescription, VariantDescription } from "../../../generator/runtime/description.ts";
import { encodeQuery } from "../../../generator/runtime/query.ts";
import { islandId } from "../../islands/island-props.ts";
import { CitationTitle } from "../../layout/citation-line.tsx";
import { useSpeech } from "../../words/speech-context.tsx";

/** Cases worked out elsewhere, which the calculator is tested against; each can be loaded into the fields. */
export function ExampleList({
  description,
  variant,
}: {
  readonly description: CalculatorDescription;
  readonly variant: VariantDescription;
}): ReactNode {
  const { say, sayIfGiven } = useSpeech();
  const examples = description.examples.filter(
    (example) => example.variant === "" || example.variant === variant.slug,
  );
  if (examples.length === 0) return null;
  return (
    <section className="examples">
      <h2>{say("examples.heading")}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.id}>
            <a href={`?${encodeQuery(example.given)}#${islandId}`}>
              {sayIfGiven(`examples.${example.id}`) ?? say("examples.try")}
            </a>
            <p className="quiet">
              {say("examples.from")} <CitationTitle citation={example.source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
