import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Calculator } from "../../../generator/runtime/description.ts";
import { CalculatorIsland } from "../../islands/calculator-island.tsx";
import { islandId, islandPropsId, type IslandProps } from "../../islands/island-props.ts";
import { jsonInScript } from "../../layout/structured-data.ts";
import { useSpeech } from "../../words/speech-context.tsx";
import type { Words } from "../../../generator/runtime/words.ts";
import { islandWords } from "./island-words.ts";

/** The island where it stands in the page: drawn with the example values, with its props beside it. */
export function PlacedIsland({
  calculator,
  words,
  path,
  today,
  query,
}: {
  readonly calculator: Calculator;
  /** The calculator's own words for this page. */
  readonly words: Words;
  readonly path: string;
  readonly today: string;
  readonly query?: string;
}): ReactNode {
  const shared = useSpeech();
  const props: IslandProps = {
    locale: shared.locale,
    words: islandWords(calculator.description, words, shared.words),
    path,
    today,
    ...(query === undefined ? {} : { query }),
  };
  // Only this part is hydrated, so only this part carries React's marks.
  const markup = renderToString(<CalculatorIsland calculator={calculator} props={props} />);
  return (
    <>
      <div id={islandId} dangerouslySetInnerHTML={{ __html: markup }} />
      <script id={islandPropsId} type="application/json" dangerouslySetInnerHTML={{ __html: jsonInScript(props) }} />
    </>
  );
}
