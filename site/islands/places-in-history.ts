import { useCallback, useEffect, useRef } from "react";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { formFromQuery } from "./form.ts";
import { useIsland } from "./island-context.tsx";
import { withPins } from "./pin-parameters.ts";
import { textsToSave } from "./saved-texts.ts";
import { shortTexts } from "./short-address.ts";

/**
 * Leaves the present figures at a place of their own in the browser's history before the page changes them, so that Back
 * brings them back.
 */
export function usePlacesInHistory(): () => void {
  const { setting, form, evaluation, pins, change, isEmbedded } = useIsland();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (isEmbedded) return undefined;
    const comeBack = (): void => {
      if (hasLeft.current && location.search.length > 1)
        change(({ today }) => formFromQuery(setting, today, location.search));
    };
    addEventListener("popstate", comeBack);
    return () => removeEventListener("popstate", comeBack);
  }, [setting, change, isEmbedded]);
  return useCallback(() => {
    if (isEmbedded) return;
    const query = encodeQuery(withPins(shortTexts(setting, { form, evaluation }), pins)).toString();
    const saved = textsToSave(setting, form, evaluation.read.canonical);
    history.replaceState(saved, "", `?${query}${location.hash}`);
    history.pushState(history.state, "", location.href);
    hasLeft.current = true;
  }, [setting, form, evaluation, pins, isEmbedded]);
}
