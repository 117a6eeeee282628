import { createContext, useContext, useRef, useEffect, type PointerEvent, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { Opened } from "../layout/opened.tsx";
import { ScrollBox } from "../layout/scroll-box.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { nearest, type Reading } from "./reading.ts";
import { Icon } from "../islands/icon.tsx";

/** How tall and wide a drawing is; without `width` it is as wide as its place, and counts across in percent. */
interface Size {
  readonly height: number;
  readonly width?: number;
}

/** A chart that can be had in the place of another, by its title in the head of both. */
export interface Tab {
  readonly title: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** The charts that share a place; without, a chart has its place alone. */
export const TabsContext = createContext<readonly Tab[]>([]);

/** Heading, drawing, what is read in it and the figures behind it, alike for every kind of chart. Text in it is never scaled. */
export function ChartFrame({
  id,
  title: given,
  size: { height, width },
  drawing,
  wide,
  reading,
  handle,
  legend,
  dataTable,
  finding,
}: {
  readonly id: string;
  /** Its heading, where the words have none for its id. */
  readonly title?: string;
  readonly size: Size;
  /** SVG content. */
  readonly drawing: ReactNode;
  /** Another drawing of the same, for wide places. */
  readonly wide?: { readonly size: Size; readonly drawing: ReactNode };
  /** Where in the drawing a reader is, who moves by pointer, touch or keys. */
  readonly reading?: Reading;
  /** What moves in the drawing what was entered. */
  readonly handle?: ReactNode;
  readonly legend?: ReactNode;
  /** A table with the drawn values, drawn once it is opened, for whoever cannot see or trust the picture. */
  readonly dataTable?: ReactNode;
  /** What the picture shows in this case, for whoever cannot see it; the author's description otherwise. */
  readonly finding?: string;
}): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const title = given ?? presenter.text(`charts.${id}.title`) ?? "";
  const description = finding ?? presenter.text(`charts.${id}.description`);
  const isDragged = useRef(false);
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    if (reading !== undefined) reading.move(nearest(reading.places, percentOf(currentTarget, clientX)));
  };
  // Only from the visitor's own value: a touch elsewhere reads what is there, and changes nothing.
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    const { currentTarget, clientX, pointerId } = event;
    const drawn = currentTarget.getBoundingClientRect();
    const off = Math.abs(percentOf(currentTarget, clientX) - (reading?.own ?? Number.NaN));
    isDragged.current = reading?.choose !== undefined && (off / 100) * drawn.width <= grip;
    if (isDragged.current) currentTarget.setPointerCapture(pointerId);
    follow(event);
  };
  const letGo = ({ type, currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    if (isDragged.current && type === "pointerup")
      reading?.choose?.(nearest(reading.places, percentOf(currentTarget, clientX)));
    isDragged.current = false;
  };
  const named = {
    role: "img",
    "aria-labelledby": `chart-${id}-title`,
    ...(description === undefined ? {} : { "aria-describedby": `chart-${id}-text` }),
  };
  return (
    <figure className="chart" aria-labelledby={`chart-${id}-title`}>
      <figcaption>
        <ChartTitle id={`chart-${id}-title`} title={title} />
        {reading !== undefined && <Readout reading={reading} />}
      </figcaption>
      {description !== undefined && (
        <p id={`chart-${id}-text`} hidden>
          {description}
        </p>
      )}
      <div className="plot">
        {wide !== undefined && (
          <svg height={wide.size.height} {...named} className="where-wide">
            {wide.drawing}
          </svg>
        )}
        <svg
          height={height}
          {...(width === undefined ? {} : { width, viewBox: `0 0 ${width} ${height}` })}
          {...named}
          {...(wide === undefined ? {} : { className: "where-narrow" })}
          {...(reading === undefined
            ? {}
            : {
                className: "plot-read",
                onPointerMove: follow,
                onPointerDown: press,
                onPointerUp: letGo,
                onPointerCancel: letGo,
              })}
        >
          {drawing}
        </svg>
        {reading !== undefined && <ReadingSlider reading={reading} />}
        {handle}
      </div>
      {legend}
      {dataTable !== undefined && (
        <Opened className="chart-figures" summary={t("chart.figures")}>
          <ScrollBox label={title}>{dataTable}</ScrollBox>
        </Opened>
      )}
    </figure>
  );
}

/** How near a pointer must be to a point to take it, in pixels: half a finger. */
const grip = 22;

function percentOf(drawing: Element, clientX: number): number {
  const { left, width } = drawing.getBoundingClientRect();
  return ((clientX - left) / width) * 100;
}

/** A chart's title, beside those of the charts that share its place. */
export function ChartTitle({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const tabs = useContext(TabsContext);
  if (tabs.length === 0) {
    return (
      <span id={id} className="chart-title">
        {title}
      </span>
    );
  }
  return (
    <span className="chart-tabs">
      {tabs.map((tab) => (
        <button
          key={tab.title}
          type="button"
          className="chart-title"
          aria-pressed={tab.isChosen}
          onClick={tab.choose}
          {...(tab.isChosen ? { id } : {})}
        >
          {tab.title}
        </button>
      ))}
    </span>
  );
}

/** What is read in the drawing, in its head; the buttons are for touch, as the arrow keys move the slider. */
function Readout({ reading: { at, index, places, move, read } }: { readonly reading: Reading }): ReactNode {
  return (
    <>
      <span className="chart-reader">
        <Step to={index - 1} most={places.length - 1} move={move} path="M12.5 5L7.5 10l5 5" />
        <b>{at}</b>
        <Step to={index + 1} most={places.length - 1} move={move} path="M7.5 5l5 5-5 5" />
      </span>
      <span className="chart-readout">{read}</span>
    </>
  );
}

function Step({
  to,
  most,
  move,
  path,
}: {
  readonly to: number;
  readonly most: number;
  readonly move: (index: number) => void;
  readonly path: string;
}): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      disabled={to < 0 || to > most}
      onClick={() => move(to)}
    >
      <Icon path={path} />
    </button>
  );
}

/** How long the keys must rest before the value at the place is put into its field, in milliseconds. */
const patience = 400;

/** What moves the place that is read by keys, and chooses its value where it can be chosen. */
function ReadingSlider({ reading }: { readonly reading: Reading }): ReactNode {
  const { places, index, name, at, text, move, choose } = reading;
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly choose: () => void }>(
    null,
  );
  const settle = (isChosen: boolean): void => {
    if (pending.current === null) return;
    clearTimeout(pending.current.timer);
    const { choose: chooseNow } = pending.current;
    pending.current = null;
    if (isChosen) chooseNow();
  };
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  return (
    <input
      type="range"
      autoComplete="off"
      min="0"
      max={places.length - 1}
      value={index}
      aria-label={name}
      aria-valuetext={`${at}: ${text}`}
      onChange={({ target }) => {
        const to = Number(target.value);
        move(to);
        if (choose === undefined) return;
        settle(false);
        pending.current = { choose: () => choose(to), timer: setTimeout(() => settle(true), patience) };
      }}
      onBlur={() => settle(true)}
    />
  );
}
