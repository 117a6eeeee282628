/** What a specification that works may still lack: P02 too. */
export const finishedMessages = {
  source_kind: {
    number: "P0267",
    severity: "warning",
    message: "It is not said what kind of source the answers of {examples} come from",
    explanation:
      "An example says where its answer comes from, and `kind` says what that is: an agency, a statute, a textbook, another program, or arithmetic that anyone can redo. `npm test` asks for it.",
    wrong: `source: { title: "15% of 80 is 12" }`,
    right: `source: { kind: arithmetic, title: "15% of 80 is 12" }`,
  },
  few_sources: {
    number: "P0268",
    severity: "warning",
    message: "Examples from primary sources: {count}; {least} are needed",
    explanation:
      "A program that agrees with its author proves little. At least three examples come from an agency, a statute, a court, a standard, a textbook, a manufacturer, or a table that its author published. Arithmetic and other programs are welcome beside them. `npm test` asks for it.",
    wrong: `examples:\n  - { id: half, source: { kind: arithmetic, title: Half of 80 is 40 }, … }`,
    right: `examples:\n  - { id: dinner, source: { kind: textbook, title: "Elementary Algebra, section 3.2", url: "https://…" }, … }\n  # and two more`,
  },
  source_address: {
    number: "P0269",
    severity: "warning",
    message: "Nobody can look up where the answers of {examples} come from",
    explanation:
      "A primary source has an address (`url`); a book on paper has its edition and page in the title. `npm test` asks for it.",
    wrong: `source: { kind: textbook, title: Elementary Algebra }`,
    right: `source: { kind: textbook, title: "Elementary Algebra, 2nd edition, page 210" }`,
  },
  legal_day: {
    number: "P0270",
    severity: "warning",
    message: "`{name}` begins with a day that is written down",
    explanation:
      "A page of law opens with a case of today: a day that is written down lies further in the past each day. `npm test` asks for it.",
    wrong: `offense_date: { type: date, default: 2026-01-01 }`,
    right: `offense_date: { type: date, default: today }`,
  },
  legal_yes: {
    number: "P0278",
    severity: "warning",
    message: "`{name}` is answered with yes by itself",
    explanation:
      "A page of law assumes nothing against anybody: what makes a case worse is the visitor's to say. `npm test` asks for it.",
    wrong: `weapon: { type: boolean, default: true }`,
    right: `weapon: { type: boolean, default: false }`,
  },
  first_answer: {
    number: "P0293",
    severity: "warning",
    message: "The page `{page}` opens with a mistake on {day}: {reasons}",
    explanation:
      "A page opens with a worked answer, or with the reason why there is none; its defaults are right on any day. `npm test` asks for it.",
    wrong: `start: { type: date, default: 2026-01-01, from: today }`,
    right: `start: { type: date, default: today, from: today }`,
  },
} as const;
