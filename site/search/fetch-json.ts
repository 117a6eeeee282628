import { assert } from "../../generator/runtime/assert.ts";

/** Fetches data that was made in one build with this code. */
export async function fetchJson<Data>(
  address: string,
  isRight: (value: unknown) => value is Data,
): Promise<Data> {
  const response = await fetch(address);
  const data: unknown = await response.json();
  assert(isRight(data), `What was fetched from ${address} is what it should be.`);
  return data;
}
