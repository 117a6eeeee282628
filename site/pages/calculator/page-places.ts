import type { OutputDescription } from "../../../generator/runtime/description.ts";
import type { CalculatorBackground, ExampleDescription } from "../../../generator/runtime/description.ts";
import type { Translator } from "../../../generator/presentation/translator.ts";
import { tableId } from "../../results/table-id.ts";
import type { SectionName } from "../../islands/lazy-section.tsx";
import type { Place } from "../../layout/contents.tsx";
import type { TextSection } from "../../layout/text-page.tsx";
import type { Question } from "./question-list.tsx";

const steps: SectionName = "workings";
const tables: SectionName = "evidence";

/** What lies below a calculator's answer, in the page's order; a part that is empty is not among it. */
export function placesOf(
  { t }: Translator,
  page: {
    readonly hasSteps: boolean;
    readonly outputs: readonly OutputDescription[];
    readonly sections: readonly TextSection[];
    readonly examples: readonly ExampleDescription[];
    readonly questions: readonly Question[];
    readonly sources: Pick<CalculatorBackground, "tables" | "sources">;
  },
): readonly Place[] {
  const titled = page.outputs.flatMap(({ type, id }) => {
    const title = type === "table" ? t.optional(`outputs.${id}.label`) : undefined;
    return title === undefined ? [] : [{ id: tableId(id), title }];
  });
  return [
    ...(!page.hasSteps ? [] : [{ id: steps, title: t("workings.heading") }]),
    // The first is where the part of them all begins.
    ...titled.map((place, index) => (index === 0 ? { ...place, id: tables } : place)),
    ...page.sections.map(({ id, heading }) => ({ id, title: heading })),
    ...(page.examples.length === 0 ? [] : [{ id: "examples", title: t("examples.heading") }]),
    ...(page.questions.length === 0 ? [] : [{ id: "questions", title: t("sections.questions") }]),
    ...(page.sources.tables.length + page.sources.sources.length === 0
      ? []
      : [{ id: "sources", title: t("sections.all_sources") }]),
  ];
}
