import type { ReactNode } from "react";
import { RichText } from "../../words/rich-text.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import type { Translator } from "../../../generator/presentation/translator.ts";

/** A question people ask, and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The words `questions.0.question`, `questions.0.answer` … as long as they go on. */
export function questionsOf(translator: Translator): readonly Question[] {
  const questions: Question[] = [];
  for (let index = 0; ; index += 1) {
    const question = translator.t.optional(`questions.${index}.question`);
    if (question === undefined) return questions;
    questions.push({ question, answer: translator.t.byId(`questions.${index}.answer`) });
  }
}

/** Questions one opens. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const { t } = useTranslator();
  if (questions.length === 0) return null;
  return (
    <section className="questions">
      <h2>{t("sections.questions")}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <RichText text={answer} />
        </details>
      ))}
    </section>
  );
}
