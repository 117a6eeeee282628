/** The parts of a page whose code is not fetched yet. */
export interface PartList {
  /** Keeps how a part is fetched and drawn; what it returns forgets it. */
  readonly add: (fetchPart: () => Promise<void>) => () => void;
  /** Whether any is left. */
  readonly isWaiting: () => boolean;
  /** Fetches all, wherever they are, as far as they can be had. */
  readonly fetchAll: () => Promise<void>;
}

/** A list of no parts yet. */
export function createPartList(): PartList {
  const waiting = new Set<() => Promise<void>>();
  return {
    add: (fetchPart) => {
      waiting.add(fetchPart);
      return () => void waiting.delete(fetchPart);
    },
    isWaiting: () => waiting.size > 0,
    fetchAll: async () => {
      await Promise.allSettled([...waiting].map(async (fetchPart) => fetchPart()));
    },
  };
}
