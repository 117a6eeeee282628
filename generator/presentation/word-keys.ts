import type english from "../../generated/words/en.json";

/** The key of a word that all calculators share: those of `specs/words/en.yaml`. The compiler refuses any other. */
export type SharedWordKey = keyof typeof english;
