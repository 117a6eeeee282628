import { wakeSearch } from "../../search/wake.ts";
import { wordsOfAddress } from "../../search/words-of-address.ts";

// What was looked for is looked for at once, in words.
const input = document.querySelector<HTMLInputElement>("main input[name=q]");
wakeSearch();
if (input !== null) {
  input.value = wordsOfAddress(location.pathname);
  input.focus();
}
