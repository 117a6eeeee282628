import type { ReactNode } from "react";
import { RichText } from "../words/rich-text.tsx";
import { siteLocales, siteSpeech } from "../words/site-locales.ts";
import type { Speech } from "../words/speech.ts";
import type { DrawnPage } from "./page.ts";

/** A page of headings and paragraphs whose words are `<name>.title` and `<name>.sections.<n>.{heading,text}`. */
export function textPage(name: "privacy" | "terms", locale: string): DrawnPage {
  const speech = siteSpeech(locale);
  return {
    speech,
    layout: "article",
    head: {
      title: speech.say(`${name}.title`),
      summary: speech.say(`${name}.summary`),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: (
      <>
        <h1>{speech.say(`${name}.title`)}</h1>
        <p className="lead">{speech.say(`${name}.summary`)}</p>
        <TextSections sections={countedSections(speech, `${name}.sections`)} />
      </>
    ),
  };
}

/** A heading and the text under it. */
export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

/** The words `<prefix>.0.heading`, `<prefix>.0.text`, `<prefix>.1.heading` … as long as they go on. */
export function countedSections(speech: Speech, prefix: string): readonly TextSection[] {
  const sections: TextSection[] = [];
  for (let index = 0; ; index += 1) {
    const heading = speech.sayIfGiven(`${prefix}.${index}.heading`);
    if (heading === undefined) return sections;
    sections.push({ heading, text: speech.sayById(`${prefix}.${index}.text`) });
  }
}

/** Sections of an article. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }): ReactNode {
  return sections.map(({ heading, text }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <RichText text={text} />
    </section>
  ));
}
