import { wakeSearch } from "../../search/wake.ts";

const input = document.querySelector<HTMLInputElement>("main input[name=q]");
const asked = new URLSearchParams(location.search).get("q");
wakeSearch();
if (input !== null && asked !== null && asked !== "") {
  input.value = asked;
  input.focus();
}
