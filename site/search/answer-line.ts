import {
  answerFirst,
  type LoadModel,
  type SearchAnswerModel,
  type LineReply,
} from "../../generator/ask/answer.ts";
import type { AskContext, LineAnswer } from "../../generator/ask/line-answer.ts";
import { answerFollowUp } from "../../generator/ask/follow-up.ts";
import type { Candidate } from "../../generator/ask/candidate.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { visitorDay } from "../islands/visitor-day.ts";
import { fetchJson } from "./fetch-json.ts";

const models = import.meta.glob<Calculator>("../../generated/calculators/**/model.ts", {
  import: "calculator",
});
const addressesIn = import.meta.glob<Readonly<Record<string, string>>>("../../generated/ask/words/*.ts", {
  import: "addresses",
});
const sharedAddresses = import.meta.glob<string>("../../generated/words/browser/*.json", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** Answers a line, which may go on from one answered before, with the calculators that may, each fetched when its turn comes. */
export async function answerLine(
  candidates: AsyncIterable<Candidate>,
  context: Omit<AskContext, "words" | "today" | "clock">,
  line: string,
  before: LineAnswer | undefined,
): Promise<LineReply> {
  const language = context.locale.id;
  const sharedAddress = sharedAddresses[`../../generated/words/browser/${language}.json`];
  assert(sharedAddress !== undefined, `Answers can be said in "${language}".`);
  const [words, addresses] = await Promise.all([
    fetchJson(sharedAddress, isWords),
    addressesIn[`../../generated/ask/words/${language}.ts`]?.(),
  ]);
  const whole = { ...context, words, today: visitorDay(), clock: new Date().toTimeString().slice(0, 5) };
  const loadModel: LoadModel = async (id) =>
    load(id, addresses?.[`../../calculators/${id}/browser-words/${language}.json`]);
  const followed = before === undefined ? undefined : await answerFollowUp(line, before, whole, loadModel);
  return followed === undefined
    ? answerFirst(candidates, whole, loadModel)
    : { answer: followed, incomplete: undefined };
}

async function load(id: string, address: string | undefined): Promise<SearchAnswerModel | undefined> {
  if (address === undefined) return undefined;
  const [calculator, words] = await Promise.all([
    models[`../../generated/calculators/${id}/model.ts`]?.(),
    fetchJson(address, isWords),
  ]);
  return calculator === undefined
    ? undefined
    : {
        calculator,
        stepModel: async () => {
          const code = await import("./step-model-of.ts").catch(() => undefined);
          return code?.stepModelOf(id);
        },
        words,
      };
}

// The page and these words are made in one build, so a glance is enough.
function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null;
}
