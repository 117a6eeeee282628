import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listed } from "../diagnostics/listed.ts";
import { changedTexts, commandLine } from "../presentation/command-line.ts";
import { answerTo, differencesOf, type Difference } from "../presentation/judge-example.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorModel, ExampleModel } from "../resolve/model.ts";
import type { Answer, Problem } from "../runtime/answer.ts";
import type { Calculator } from "../runtime/description.ts";
import { problemClause } from "./problem-clause.ts";
import { writtenValue } from "./written-value.ts";

/** Works out every example of a calculator; each that does not come out as it says is a problem at its place. */
export function checkExamples(
  model: CalculatorModel,
  calculator: Calculator,
  source: SourceDocument,
): readonly Diagnostic[] {
  return withoutFollowing(
    model.examples.flatMap((example, index) => {
      const { background, stepModel } = model;
      const answer = answerTo({ ...calculator, background, stepModel }, example.description);
      const context = { model, source, example, path: ["examples", index] };
      return judge(context, answer).map((problem) => ({ example: example.description.id, problem }));
    }),
  );
}

interface FailedExample {
  readonly example: string;
  readonly problem: Diagnostic;
}

/** As many examples as this that fail alike fail because of one mistake, in what they work out. */
const fewestAlike = 3;

/** Examples that fail in the same way, such as for a check that always fails: the first, and the names of the others. */
function withoutFollowing(failed: readonly FailedExample[]): readonly Diagnostic[] {
  return failed.flatMap(({ problem, example }) => {
    const alike = failed.filter((other) => causeOf(other) === causeOf({ problem, example }));
    const [first, ...others] = alike;
    if (first === undefined || alike.length < fewestAlike) return [problem];
    if (first.problem !== problem) return [];
    const names = listed(others.map((other) => `\`${other.example}\``));
    return [{ ...problem, notes: [...(problem.notes ?? []), `so is it with ${names}`] }];
  });
}

/** What is wrong, without the example's name and its values. */
function causeOf({ problem: { code, message }, example }: FailedExample): string {
  const [, output] = /^In the example `[^`]+`, (`[^`]+`)/.exec(message) ?? [];
  return `${code} ${output ?? message.replaceAll(`\`${example}\``, "")}`;
}

interface ExampleContext {
  readonly model: CalculatorModel;
  readonly source: SourceDocument;
  readonly example: ExampleModel;
  readonly path: readonly (string | number)[];
}

function judge(context: ExampleContext, answer: Answer): readonly Diagnostic[] {
  const { source, example, path } = context;
  const { id } = example.description;
  const { outcome } = example;
  const notes = notesOf(context);
  const at = (...more: readonly string[]): ReturnType<SourceDocument["placeOf"]> =>
    source.placeOf([...path, ...more], "value");
  switch (outcome.kind) {
    case "values": {
      if (answer.status !== "answered") {
        const place = answer.status === "invalid" ? givenPlace(context, answer.problems) : at("expect");
        return [
          diagnose("example_not_answered", { id, reason: reasonOf(answer, context.model) }, place, { notes }),
        ];
      }
      return differencesOf(answer, outcome.expected).map((difference) =>
        diagnose("example_wrong", wordsOf(context, difference), at("expect", difference.path), { notes }),
      );
    }
    case "refusal": {
      const isRight = answer.status === "refused" && answer.refusal.reason === outcome.reason;
      const values = { id, reason: outcome.reason, got: outcomeWords(answer) };
      return isRight ? [] : [diagnose("example_not_refused", values, at("refuses"), { notes })];
    }
    case "problems": {
      const got = answer.status === "invalid" ? codesOf(answer.problems) : undefined;
      const want = outcome.codes.toSorted();
      if (got !== undefined && got.join() === want.join()) return [];
      const values = { id, want: listOf(want), got: outcomeWords(answer) };
      return [diagnose("example_problems", values, at("problems"), { notes })];
    }
  }
}

function wordsOf(
  { model, example }: ExampleContext,
  { path, value, within, got }: Difference,
): { readonly id: string; readonly name: string; readonly got: string; readonly want: string } {
  const display = model.description.displays[path.replace(/\[\d+\]/, "")];
  const margin = within === 0 ? "" : ` +- ${writtenValue(within, display)}`;
  return {
    id: example.description.id,
    name: path,
    got: writtenValue(got, display),
    want: `${writtenValue(value, display)}${margin}`,
  };
}

/** At the first input that is wrong, where the example gives it. */
function givenPlace(
  { source, path }: ExampleContext,
  problems: readonly Problem[],
): ReturnType<SourceDocument["placeOf"]> {
  const [input = ""] = (problems[0]?.at ?? "").split(".");
  return source.placeOf([...path, "given", input], "value");
}

function reasonOf(answer: Answer, { description: { displays } }: CalculatorModel): string {
  switch (answer.status) {
    case "answered":
      return "it is answered";
    case "refused":
      return `it is refused: ${answer.refusal.reason}`;
    case "invalid":
      return answer.problems.map((problem) => problemClause(problem, displays)).join(", ");
  }
}

function outcomeWords(answer: Answer): string {
  switch (answer.status) {
    case "answered":
      return "an answer";
    case "refused":
      return `the refusal \`${answer.refusal.reason}\``;
    case "invalid":
      return listOf(codesOf(answer.problems));
  }
}

function codesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ code }) => code).toSorted();
}

/** Codes as authors write them: a check by its id. */
function listOf(codes: readonly string[]): string {
  return codes.length === 0
    ? "no problems"
    : codes.map((code) => `\`${code.replace(/^check\./, "")}\``).join(", ");
}

/** What the example gives, and the line that shows how its answer comes about. */
function notesOf({ model: { description, background }, example }: ExampleContext): readonly string[] {
  const { variant, given, today } = example.description;
  const page = background.variants.find(({ slug }) => slug === variant);
  if (page === undefined) return [];
  const texts = Object.entries(given).map(([id, text]) => `${id}: ${[text].flat().join(" | ")}`);
  const line = commandLine(page.route, changedTexts(description, page, given, today ?? ""), today);
  return [
    `given ${texts.length === 0 ? "the defaults" : texts.join(", ")}${today === undefined ? "" : `, on ${today}`}`,
    `see its steps: npm run generate, then npx ${line} --steps`,
  ];
}
