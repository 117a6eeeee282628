import type { ReactNode } from "react";
import { RichText } from "../../words/rich-text.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import type { Translator } from "../../../generator/presentation/translator.ts";

/** A question people ask, and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The words `questions.<id>.question` and `questions.<id>.answer` of these ids. */
export function questionsOf(translator: Translator, ids: readonly string[]): readonly Question[] {
  return ids.map((id) => ({
    question: translator.t.byId(`questions.${id}.question`),
    answer: translator.t.byId(`questions.${id}.answer`),
  }));
}

/** Questions one opens. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const { t } = useTranslator();
  if (questions.length === 0) return null;
  return (
    <section id="questions" className="questions">
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
