import { openInputs } from "../../../generator/presentation/variant.ts";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type {
  Calculator,
  CalculatorDescription,
  VariantDescription,
  VariantInputs,
} from "../../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../../generator/presentation/worked-steps.ts";
import { islandId, islandPropsId, type IslandProps, type StepNumbers } from "../../islands/island-props.ts";
import { firstDrawing, type FirstDrawing } from "../../islands/calculator-state.ts";
import { SectionsProvider } from "../../islands/lazy-section.tsx";
import { drawnSteps } from "../../steps/drawn-steps.tsx";
import { stepNumbersOf } from "../../steps/step-numbers.ts";
import { reportsTo } from "../../origin.ts";
import type { LoadedCalculator } from "../../layout/load-calculator.ts";
import { jsonInScript } from "../../layout/structured-data.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { keyStepLines, type KeyStepLines } from "../../../generator/presentation/step-lines.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { variantWords } from "../../../generator/presentation/variant-words.ts";
import { sharedBrowserWords } from "../../words/browser-words.ts";
import belowStyles from "../../styles/below.css?url&no-inline";
import laterStyles from "../../styles/later.css?url&no-inline";

/** The island where it stands in the page: drawn with the example values, with its props beside it. */
export function PlacedIsland({
  loaded,
  today,
  query,
  only,
  isFramed = false,
}: {
  readonly loaded: LoadedCalculator;
  readonly today: string;
  readonly query?: string;
  readonly only?: readonly string[];
  readonly isFramed?: boolean;
}): ReactNode {
  const { calculator, Page, evidence, stepModel, browserWords: own, variant, script } = loaded;
  const { locale, t } = useTranslator();
  const shared = sharedBrowserWords(locale.id);
  const props: IslandProps = {
    locale,
    words: { own: own.address, shared: shared.address },
    script,
    path: variant.route,
    ...ownOfVariant(variant),
    today,
    goodFor: goodFor(calculator.description, variant),
    regions: placesOf(calculator.description),
    ...(query === undefined ? { reportsTo } : { query }),
    ...(only === undefined ? {} : { only }),
    ...(isFramed ? { isFramed } : {}),
  };
  const translator = createTranslator(locale, shared.words, variantWords(own.words, variant.slug));
  const drawn = firstDrawing(calculator, props, translator);
  const keySteps = isFramed ? [] : keyStepsOf({ calculator, stepModel }, drawn);
  const steps = numberedSteps(calculator, drawn, keySteps);
  // Only this part is hydrated, so only this part carries React's marks.
  const markup = renderToString(
    <SectionsProvider
      value={{
        workings: drawnSteps(stepModel, keySteps),
        ...evidence,
      }}
    >
      <Page page={{ ...props, steps, drawn }} />
    </SectionsProvider>,
  );
  // What asks for nothing is as it is: nothing will hydrate it.
  if (query === undefined && openInputs(calculator.description, variant).length === 0)
    return <div id={islandId} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={laterStyles} />
        <link rel="stylesheet" href={belowStyles} />
        <p className="remark">{t("form.no_script")}</p>
      </noscript>
      <div id={islandId} data-undecided="" dangerouslySetInnerHTML={{ __html: markup }} />
      <script
        id={islandPropsId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: jsonInScript({ ...props, steps }) }}
      />
    </>
  );
}

/** The steps that decide the results it begins with. */
function keyStepsOf(
  { calculator, stepModel }: { readonly calculator: Calculator; readonly stepModel: WorkedStepModel },
  { translator, state: { evaluation } }: FirstDrawing,
): readonly KeyStepLines[] {
  const { answer } = evaluation;
  if (answer.status !== "answered") return [];
  return keyStepLines(
    createPresenter(calculator.description, evaluation, translator),
    stepModel,
    answer.used,
  );
}

/** The numbers of those steps that tell its results. */
function numberedSteps(
  { description }: Calculator,
  { state: { evaluation } }: FirstDrawing,
  keySteps: readonly KeyStepLines[],
): StepNumbers {
  const { answer } = evaluation;
  if (answer.status !== "answered") return {};
  const linked = new Set([
    ...description.outputs.map(({ id }) => id),
    ...answer.used.map(({ formula }) => formula),
  ]);
  return Object.fromEntries(Object.entries(stepNumbersOf(keySteps)).filter(([id]) => linked.has(id)));
}

/** An example whose values or limits are the current day ages with it. */
function goodFor(
  description: CalculatorDescription,
  { fixed, defaults }: VariantInputs,
): IslandProps["goodFor"] {
  const asking = description.inputs.filter(
    (input) =>
      input.type === "date" &&
      ((fixed[input.id] ?? defaults[input.id] ?? input.default) === "today" || input.maximum === "today"),
  );
  if (asking.length === 0) return "ever";
  return asking.every((input) => input.type === "date" && input.precision === "month") ? "month" : "day";
}

/** What a page asks and says otherwise than others; nothing of a calculator's only page. */
function ownOfVariant({ slug, fixed, defaults }: VariantDescription): Pick<IslandProps, "variant"> {
  const variant = {
    ...(slug === "" ? {} : { slug }),
    ...(Object.keys(fixed).length === 0 ? {} : { fixed }),
    ...(Object.keys(defaults).length === 0 ? {} : { defaults }),
  };
  return Object.keys(variant).length === 0 ? {} : { variant };
}

/** Regions that have units or example values of their own here. */
export function placesOf({ inputs, outputs }: CalculatorDescription): readonly string[] {
  return [
    ...new Set([
      ...inputs.flatMap((input) => [
        ...(input.type === "quantity" ? Object.keys(input.regionUnits ?? {}) : []),
        ...(input.type === "rows" ? [] : Object.keys(input.regionDefaults ?? {})),
      ]),
      ...outputs.flatMap((output) =>
        output.type === "value" && output.display.kind === "quantity"
          ? Object.keys(output.display.regionUnits ?? {})
          : [],
      ),
    ]),
  ];
}
