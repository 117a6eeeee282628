import { useState, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { useIsServerDrawn } from "../islands/lazy-section.tsx";
import { AnswerCurve, Curve, useAnswerCurve, type CurveProps } from "./answer-curve.tsx";
import { plotSize } from "./axes.tsx";
import { ChartTitle, TabsContext, type Tab } from "./chart-frame.tsx";

/** A chart, and in its place, once someone asks for it by its title, how the result changes with an input. */
export function ChartTabs({
  chart,
  when,
  output,
  inputs,
  children,
}: CurveProps & {
  readonly chart: string;
  /** The value that says whether the chart is shown. */
  readonly when?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { presenter } = useIsland();
  const curve = useAnswerCurve({ output, inputs });
  const [isCurve, choose] = useState(false);
  const isDrawnAhead = useIsServerDrawn();
  if (when !== undefined && presenter.values[when] !== true)
    return <AnswerCurve output={output} inputs={inputs} />;
  // Of what the server draws nothing can be pressed yet.
  if (curve === undefined || isDrawnAhead) return children;
  const tabs: readonly Tab[] = [
    {
      title: presenter.text(`charts.${chart}.title`) ?? "",
      isChosen: !isCurve,
      choose: () => choose(false),
    },
    { title: curve.title, isChosen: isCurve, choose: () => choose(true) },
  ];
  return (
    <TabsContext.Provider value={tabs}>
      {isCurve ? <Curve output={output} {...curve} waiting={<Waiting title={curve.title} />} /> : children}
    </TabsContext.Provider>
  );
}

/** The place of a curve that is not worked out yet. */
function Waiting({ title }: { readonly title: string }): ReactNode {
  return (
    <figure className="chart">
      <figcaption>
        <ChartTitle id="chart-waiting" title={title} />
        <span className="chart-readout" />
      </figcaption>
      <svg height={plotSize.height} width="100%" aria-hidden="true" />
    </figure>
  );
}
