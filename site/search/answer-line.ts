import { answerFirst, type AskContext, type AskedModel, type LineReply } from "../../generator/ask/answer.ts";
import type { Candidate } from "../../generator/ask/candidate.ts";
import { unpackWords, type PackedWords } from "../../generator/presentation/packed-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import { visitorDay } from "../islands/visitor-day.ts";

const models = import.meta.glob<Calculator>("../../generated/calculators/**/model.ts", {
  import: "calculator",
});
const wordsOf = import.meta.glob<Readonly<Record<string, () => Promise<PackedWords>>>>(
  "../../generated/ask/words/*.ts",
  { import: "words" },
);
const sharedWords = import.meta.glob<PackedWords>("../../generated/ask/words/*.json", { import: "default" });

/** Answers a line with the calculators that may, each fetched when its turn comes. */
export async function answerLine(
  candidates: readonly Candidate[],
  context: Omit<AskContext, "words" | "today" | "clock">,
): Promise<LineReply> {
  const language = context.locale.id;
  const [shared, own] = await Promise.all([
    sharedWords[`../../generated/ask/words/${language}.json`]?.(),
    wordsOf[`../../generated/ask/words/${language}.ts`]?.(),
  ]);
  assert(shared !== undefined && own !== undefined, `Answers can be said in "${language}".`);
  return answerFirst(
    candidates,
    {
      ...context,
      words: unpackWords(shared),
      today: visitorDay(),
      clock: new Date().toTimeString().slice(0, 5),
    },
    async (id) => load(id, own[`../../calculators/${id}/answer-words/${language}.json`]),
  );
}

async function load(
  id: string,
  words: (() => Promise<PackedWords>) | undefined,
): Promise<AskedModel | undefined> {
  const [calculator, own] = await Promise.all([
    models[`../../generated/calculators/${id}/model.ts`]?.(),
    words?.(),
  ]);
  return calculator === undefined || own === undefined
    ? undefined
    : {
        calculator,
        workings: async () => {
          const code = await import("./workings-of.ts").catch(() => undefined);
          return code?.workingsOf(id);
        },
        words: unpackWords(own),
      };
}
