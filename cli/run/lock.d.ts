export function exclusively<T>(
  root: string,
  work: () => Promise<T>,
  stream?: { readonly write: (text: string) => unknown },
): Promise<T>;
export function isRunning(id: number): boolean;
