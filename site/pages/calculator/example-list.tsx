import type { ReactNode } from "react";
import type { ExampleDescription, VariantDescription } from "../../../generator/runtime/description.ts";
import { encodeQuery } from "../../../generator/runtime/query.ts";
import { islandId } from "../../islands/island-props.ts";
import { CitationTitle } from "../../layout/citation-line.tsx";
import { Around } from "../../words/around.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import { countArgument } from "../../../generator/presentation/translator.ts";

/** The examples of one page of a calculator, of those of all its pages. */
export function examplesOf(
  examples: readonly ExampleDescription[],
  { slug }: VariantDescription,
): readonly ExampleDescription[] {
  return examples.filter(
    ({ variant, isUnlisted = false }) => !isUnlisted && (variant === "" || variant === slug),
  );
}

/** As many as a reader wants to see; the others are for who checks the calculator. */
const shownAtOnce = 3;

/** Cases worked out elsewhere, which the calculator is tested against; each can be loaded into the fields. */
export function ExampleList({ examples }: { readonly examples: readonly ExampleDescription[] }): ReactNode {
  const { locale, t } = useTranslator();
  if (examples.length === 0) return null;
  // One alone is shorter than the line that would open it.
  const cut = examples.length === shownAtOnce + 1 ? examples.length : shownAtOnce;
  const more = examples.slice(cut);
  return (
    <section id="examples" className="examples">
      <h2>{t("examples.heading")}</h2>
      <Examples examples={examples.slice(0, cut)} />
      {more.length > 0 && (
        <details>
          <summary>{t("examples.more", { count: countArgument(more.length, locale) })}</summary>
          <Examples examples={more} />
        </details>
      )}
    </section>
  );
}

function Examples({ examples }: { readonly examples: readonly ExampleDescription[] }): ReactNode {
  const { t } = useTranslator();
  return (
    <ul>
      {examples.map((example) => (
        <li key={example.id}>
          <a href={`?${encodeQuery(example.given)}#${islandId}`}>
            {t.optional(`examples.${example.id}`) ?? t("examples.try")}
          </a>
          <p className="quiet">
            <Around message="examples.from" of="title">
              <CitationTitle citation={example.source} />
            </Around>
          </p>
        </li>
      ))}
    </ul>
  );
}
