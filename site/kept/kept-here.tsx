import { useState, type FormEvent, type ReactNode } from "react";
import { answerLine } from "../../generator/presentation/answer-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { addressTexts } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { withPins } from "../islands/pin-parameters.ts";
import { textsForAnotherDay } from "../islands/short-address.ts";
import { visitorDay } from "../islands/visitor-day.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { addFavorite, isFavorite, removeFavorite } from "./favorites.ts";
import { isSameKept, keepFigures, keptFigures, longestName, type KeptFigures } from "./kept-figures.ts";
import { forgetLastFigures, keepLastFigures, keepsLastFigures } from "./keep-last-figures.ts";

/** Keeps the figures of a page under a name, lists those that were kept of it, and begins with the last ones where that is wanted. */
export function KeptHere(): ReactNode {
  const { locale, t } = useTranslator();
  const { setting, form, evaluation, presenter, pins } = useIsland();
  const [kept, setKept] = useState(keptFigures);
  const [name, setName] = useState("");
  const [said, say] = useState<"keep.saved" | "keep.not_saved">();
  const { route } = setting.variant;
  const query = `?${encodeQuery(withPins(addressTexts(setting, form, evaluation.read.canonical), pins)).toString()}`;
  const last = textsForAnotherDay(setting, { form, evaluation });
  const lastQuery = `?${encodeQuery(withPins(last, pins)).toString()}`;
  const figure = splitAnswer(presenter)
    ?.result.map(({ text }) => text)
    .join("");
  const change = (next: readonly KeptFigures[]): boolean => {
    const isKept = keepFigures(next);
    if (isKept) setKept(next);
    return isKept;
  };
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const added: KeptFigures = {
      name: name.trim() === "" ? (figure ?? pageTitle()) : name.trim(),
      path: location.pathname,
      query,
      calculator: pageTitle(),
      answer: plainText(answerLine(evaluation.answer, presenter), "without addresses"),
      day: visitorDay(),
    };
    // Another tab may have kept some meanwhile.
    const isKept = change([added, ...keptFigures().filter((each) => !isSameKept(each, added))]);
    say(isKept ? "keep.saved" : "keep.not_saved");
    if (isKept) setName("");
  };
  const here = kept.filter(({ path }) => path.endsWith(`/${route}`));
  return (
    <>
      <form className="keep-form" onSubmit={keep}>
        <label>
          {t("keep.name")}
          <input
            value={name}
            placeholder={figure}
            maxLength={longestName}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit">{t("keep.save")}</button>
      </form>
      <output className="quiet">{said !== undefined && t(said)}</output>
      {here.length > 0 && (
        <ul className="kept-list">
          {here.map((each) => (
            <li key={`${each.name} ${each.path}${each.query}`}>
              <a href={each.path + each.query}>{each.name}</a>
              {here.some((other) => other !== each && other.name === each.name) && (
                <span className="quiet">{each.answer}</span>
              )}
              <button
                type="button"
                aria-label={t("keep.delete_named", { name: each.name })}
                onClick={() => change(keptFigures().filter((other) => !isSameKept(other, each)))}
              >
                {t("keep.delete")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <KeptChoice
        label={t("keep.last")}
        isOnNow={() => keepsLastFigures(route)}
        turn={(isWanted) =>
          isWanted
            ? keepLastFigures({ route, title: pageTitle(), address: location.pathname + lastQuery })
            : forgetLastFigures(route)
        }
        onRefused={() => say("keep.not_saved")}
      />
      <KeptChoice
        label={t("keep.favorite")}
        isOnNow={() => isFavorite(location.pathname)}
        turn={(isWanted) =>
          isWanted
            ? addFavorite({ path: location.pathname, title: pageTitle() })
            : removeFavorite(location.pathname)
        }
        onRefused={() => say("keep.not_saved")}
      />
      <p className="quiet">
        {t("keep.stay")} <a href={`/${locale.id}/kept`}>{t("keep.all")}</a>
      </p>
    </>
  );
}

/** What is kept of the page as a whole, on or off; `turn` says whether the browser did it. */
function KeptChoice({
  label,
  isOnNow,
  turn,
  onRefused,
}: {
  readonly label: string;
  readonly isOnNow: () => boolean;
  readonly turn: (isWanted: boolean) => boolean;
  readonly onRefused: () => void;
}): ReactNode {
  const [isOn, setOn] = useState(isOnNow);
  return (
    <label className="keep-last">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => (turn(checked) ? setOn(checked) : onRefused())}
      />
      {label}
    </label>
  );
}

/** The page's title without the site's name. */
function pageTitle(): string {
  const [title = ""] = document.title.split(" · ");
  return title;
}
