import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useIsland } from "./island-context.tsx";
import { DeferredAnswer } from "./last-answer.tsx";
import { whenNear } from "./near.ts";
import { focusRestorer } from "./restore-focus.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { serverHtml } from "./server-html.ts";

/** What a page has beside and below its answer. */
export type SectionName = "lead" | "evidence" | "workings";

/** The parts the server draws, each with its code at hand. */
export type DrawnSections = Readonly<Partial<Record<SectionName, ComponentType>>>;

const SectionsContext = createContext<DrawnSections>({});

/** Hands the parts to the server's drawing. */
export const SectionsProvider = SectionsContext.Provider;

/** Whether this is the server's drawing, which gives way to the like of it once it comes near the screen. */
export function useIsServerDrawn(): boolean {
  return Object.keys(useContext(SectionsContext)).length > 0;
}

interface SectionProps {
  readonly name: SectionName;
  readonly className: string;
  readonly load: () => Promise<ComponentType>;
}

/**
 * A part below the form and its answer. The server draws it; the browser fetches its code when it comes near the
 * screen, and until then leaves the drawing as it is: dimmed and out of reach as soon as it is no longer true. Where the
 * code cannot be had, that is said in its place, and tried again once the browser is back online.
 */
export function LazySection(props: SectionProps): ReactNode {
  const Drawn = useContext(SectionsContext)[props.name];
  return Drawn === undefined ? (
    <FetchedSection {...props} />
  ) : (
    <DrawnSection name={props.name} className={props.className}>
      <Drawn />
    </DrawnSection>
  );
}

function DrawnSection({
  name,
  className,
  children,
}: {
  readonly name: SectionName;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const isAnswered = useIsland().evaluation.answer.status === "answered";
  return (
    <div id={name} className={className} hidden={!isAnswered}>
      {isAnswered && children}
    </div>
  );
}

function FetchedSection({ name, className, load }: SectionProps): ReactNode {
  const { isAsDrawn, evaluation, last, sections, problems } = useIsland();
  const { t } = useTranslator();
  const [Content, setContent] = useState<ComponentType>();
  const [isMissing, setMissing] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const restoreFocus = useRef<ReturnType<typeof focusRestorer>>(undefined);
  // The drawing gives way to the like of it: whoever read it then must not lose their place.
  const atDrawing = useCallback((drawing: HTMLDivElement | null) => {
    element.current = drawing;
    return () => {
      if (drawing !== null) restoreFocus.current = focusRestorer(drawing);
    };
  }, []);
  const atContent = useCallback((content: HTMLDivElement | null) => {
    if (content !== null) restoreFocus.current?.(content);
    restoreFocus.current = undefined;
  }, []);
  const isDrawn = useRef(false);
  const onDrawn = useRef<() => void>(undefined);
  useEffect(() => {
    if (Content !== undefined) {
      isDrawn.current = true;
      onDrawn.current?.();
    }
    if (Content !== undefined || element.current === null) return undefined;
    const fetchNow = (): void =>
      void load().then(
        // Each in a task of its own, where several come near at once.
        (fetched) => void setTimeout(() => setContent(() => fetched)),
        () => setMissing(true),
      );
    const giveUp = whenNear(element.current, fetchNow);
    if (isMissing) addEventListener("online", fetchNow);
    const forget = sections.add(async () => {
      const fetched = await load();
      // It may have come near meanwhile, and is drawn already.
      if (isDrawn.current) return;
      await new Promise<void>((resolve) => {
        onDrawn.current = resolve;
        setContent(() => fetched);
      });
    });
    return () => {
      giveUp();
      removeEventListener("online", fetchNow);
      forget();
    };
  }, [Content, isMissing, load, sections]);
  // The same for good: it follows the answer by itself, once that is on the screen.
  const drawn = useMemo(
    () =>
      Content !== undefined && (
        <DeferredAnswer id={name} className={className} ref={atContent}>
          <Content />
        </DeferredAnswer>
      ),
    [Content, name, className, atContent],
  );
  if (Content !== undefined) return drawn;
  const isUntrue = isMissing && !isAsDrawn;
  return (
    <>
      {isUntrue && <p className="part-missing">{t("results.not_loaded")}</p>}
      <div
        ref={atDrawing}
        id={name}
        className={isAsDrawn ? className : `${className} past${problems.length > 0 ? " unsaid" : ""}`}
        hidden={isUntrue || (evaluation.answer.status !== "answered" && last === undefined)}
        inert={!isAsDrawn}
        suppressHydrationWarning
        dangerouslySetInnerHTML={serverHtml}
      />
    </>
  );
}
