import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BottomMarks } from "../../../site/charts/axes.tsx";

/** How the labels of three bars are placed: `15% middle`. */
function places(text: string): readonly string[] {
  const markup = renderToStaticMarkup(
    <svg>
      <BottomMarks marks={[15, 50, 85].map((at) => ({ at, text }))} />
    </svg>,
  );
  return [...markup.matchAll(/<text x="([^"]*)" text-anchor="([^"]*)"/g)].map(
    ([, x, anchor]) => `${x} ${anchor}`,
  );
}

test("a label has its middle below its mark", () => {
  expect(places("2030")).toEqual(["15% middle", "50% middle", "85% middle"]);
});

test("a long label near an end begins or ends there, not at its mark", () => {
  expect(places("Four-stroke gasoline")).toEqual(["0% start", "50% middle", "100% end"]);
});
