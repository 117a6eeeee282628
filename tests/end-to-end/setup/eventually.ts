const patience = 10_000;
const pause = 50;

/** Asks again and again until the answer is as wanted; the last answer, wanted or not. */
export async function eventually<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const end = performance.now() + patience;
  let answer = await ask();
  while (!isWanted(answer) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  return answer;
}
