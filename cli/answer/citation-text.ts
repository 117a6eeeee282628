import type { Citation, UsedSource } from "../../generator/runtime/answer.ts";
import { styled, type Terminal } from "../terminal.ts";
import { citedLines, usedFor } from "../../generator/presentation/cited-sources.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { citationTitle } from "../../generator/presentation/citation-title.ts";
import { wrap } from "./wrap.ts";

/** Where the figures used come from: each source with what comes from it. */
export function citationTexts(used: readonly UsedSource[], presenter: Presenter, terminal: Terminal): string {
  const lines = citedLines(used, presenter);
  if (lines.length === 0) return "";
  const heading = styled(terminal, "bold", presenter.translator.t("sections.sources"));
  return [
    heading,
    ...lines.flatMap(({ citation, names }) => [
      citationText(citation, presenter, terminal.width),
      wrap(usedFor(names, presenter.translator), terminal.width, "    "),
    ]),
  ].join("\n");
}

/** One source: its title, how far it was checked and when, its address. */
export function citationText(citation: Citation, { translator, show }: Presenter, width: number): string {
  const { status, checked_on: checkedOn, url } = citation;
  const title = citationTitle(citation, translator.locale.id);
  const date = show({ kind: "date", precision: "day" }, checkedOn);
  const { t } = translator;
  const checked = [t("workings.checked", { date }), t(`status.${status}`)].join(" · ");
  const lines = [title, checked].map((line, index) => wrap(line, width, index === 0 ? "  " : "    "));
  return [...lines, ...(url === undefined ? [] : [`    ${url}`])].join("\n");
}
