/** The parts of a page whose code is not fetched yet. */
export interface PartList {
  /** Keeps how a part is fetched and drawn; what it returns forgets it. */
  readonly add: (fetchPart: () => Promise<void>) => () => void;
  /** Fetches all, wherever they are. */
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
    fetchAll: async () => {
      await Promise.all([...waiting].map(async (fetchPart) => fetchPart()));
    },
  };
}
