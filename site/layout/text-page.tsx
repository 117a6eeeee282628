import type { ReactNode } from "react";
import { RichLine, RichText } from "../words/rich-text.tsx";
import { siteLocales, siteTranslator } from "../words/site-locales.ts";
import { paragraphsOf } from "../../generator/presentation/rich-text.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { Contents } from "./contents.tsx";
import type { DrawnPage } from "./page.ts";

/** A page of headings and paragraphs whose words are `<name>.title` and `<name>.sections.<n>.{heading,text}`. */
export function textPage(name: "privacy" | "terms", locale: string): DrawnPage {
  const translator = siteTranslator(locale);
  const sections = countedSections(translator, `${name}.sections`);
  return {
    translator,
    layout: "article",
    head: {
      title: translator.t(`${name}.title`),
      summary: translator.t(`${name}.summary`),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: (
      <>
        <h1>{translator.t(`${name}.title`)}</h1>
        <p className="lead">{translator.t(`${name}.summary`)}</p>
        <Contents places={sections.map(({ id, heading }) => ({ id, title: heading }))} />
        <TextSections sections={sections} />
      </>
    ),
  };
}

/** A heading and the text under it. */
export interface TextSection {
  /** Its place in the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** The words `<prefix>.0.heading`, `<prefix>.0.text`, `<prefix>.1.heading` … as long as they go on. */
export function countedSections(translator: Translator, prefix: string): readonly TextSection[] {
  const sections: TextSection[] = [];
  for (let index = 0; ; index += 1) {
    const heading = translator.t.optional(`${prefix}.${index}.heading`);
    if (heading === undefined) return sections;
    sections.push({ id: `about-${index + 1}`, heading, text: translator.t.byId(`${prefix}.${index}.text`) });
  }
}

/** The words `sections.<id>.heading` and `sections.<id>.text` of these ids. */
export function sectionsById(translator: Translator, ids: readonly string[]): readonly TextSection[] {
  return ids.map((id) => ({
    id: `about-${id.replaceAll("_", "-")}`,
    heading: translator.t.byId(`sections.${id}.heading`),
    text: translator.t.byId(`sections.${id}.text`),
  }));
}

/** Sections of an article. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }): ReactNode {
  return sections.map(({ id, heading, text }) => (
    <section key={id} id={id}>
      <h2>{heading}</h2>
      <SectionText text={text} />
    </section>
  ));
}

/** Paragraphs, and lists of lines that begin with a dash. */
function SectionText({ text }: { readonly text: string }): ReactNode {
  return paragraphsOf(text).map((paragraph, index) => {
    const lines = paragraph.split("\n");
    return lines.every((line) => line.startsWith(listMark)) ? (
      <ul key={index}>
        {lines.map((line) => (
          <li key={line}>
            <RichLine text={line.slice(listMark.length)} />
          </li>
        ))}
      </ul>
    ) : (
      <RichText key={index} text={paragraph} />
    );
  });
}

const listMark = "- ";
