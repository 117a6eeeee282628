import { useEffect, useState, type ComponentType } from "react";

/**
 * A component whose code is fetched once it is wanted, and whether it could not be had: it is tried again once the browser
 * is back online. `load` must be the same at every drawing.
 */
export function useFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = true,
): { readonly Fetched: ComponentType<Props> | undefined; readonly isMissing: boolean } {
  const [code, setCode] = useState<{ readonly Fetched: ComponentType<Props> } | "missing">();
  const Fetched = code === "missing" ? undefined : code?.Fetched;
  useEffect(() => {
    if (!isWanted || Fetched !== undefined) return undefined;
    const fetchNow = (): void =>
      void load().then(
        (fetched) => setCode({ Fetched: fetched }),
        () => setCode("missing"),
      );
    fetchNow();
    addEventListener("online", fetchNow);
    return () => removeEventListener("online", fetchNow);
  }, [load, isWanted, Fetched]);
  return { Fetched, isMissing: code === "missing" };
}
