/** The parts of a page whose code is not fetched yet. */
export interface SectionList {
  /** Keeps how a part is fetched and drawn; what it returns forgets it. */
  readonly add: (fetchSection: () => Promise<void>) => () => void;
  /** Whether any is left. */
  readonly isWaiting: () => boolean;
  /** Fetches all, wherever they are, as far as they can be had. */
  readonly fetchAll: () => Promise<void>;
}

/** A list of no parts yet. */
export function createSectionList(): SectionList {
  const waiting = new Set<() => Promise<void>>();
  return {
    add: (fetchSection) => {
      waiting.add(fetchSection);
      return () => void waiting.delete(fetchSection);
    },
    isWaiting: () => waiting.size > 0,
    fetchAll: async () => {
      await Promise.allSettled([...waiting].map(async (fetchSection) => fetchSection()));
    },
  };
}
