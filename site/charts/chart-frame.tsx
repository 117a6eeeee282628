import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { Opened } from "../layout/opened.tsx";
import { ScrollBox } from "../layout/scroll-box.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** Heading, drawing, key and the figures behind it, alike for every kind of chart. */
export function ChartFrame({
  id,
  viewBox,
  drawing,
  legend,
  figures,
  finding,
}: {
  readonly id: string;
  readonly viewBox: string;
  /** SVG content. */
  readonly drawing: ReactNode;
  readonly legend?: ReactNode;
  /** A table with the drawn values, drawn once it is opened, for whoever cannot see or trust the picture. */
  readonly figures?: ReactNode;
  /** What the picture shows in this case, for whoever cannot see it; the author's description otherwise. */
  readonly finding?: string;
}): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const title = presenter.text(`charts.${id}.title`) ?? "";
  const description = finding ?? presenter.text(`charts.${id}.description`);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={viewBox}
        role="img"
        aria-labelledby={`chart-${id}-title`}
        {...(description === undefined ? {} : { "aria-describedby": `chart-${id}-text` })}
      >
        <title id={`chart-${id}-title`}>{title}</title>
        {description !== undefined && <desc id={`chart-${id}-text`}>{description}</desc>}
        {drawing}
      </svg>
      {legend}
      {figures !== undefined && (
        <Opened className="chart-figures" summary={t("chart.figures")}>
          <ScrollBox label={title}>{figures}</ScrollBox>
        </Opened>
      )}
    </figure>
  );
}
