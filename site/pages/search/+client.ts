import { boxId } from "../../search/box-id.ts";
import { wakeSearch } from "../../search/wake.ts";

const input = document.querySelector<HTMLInputElement>("main input[name=q]");
const asked = new URLSearchParams(location.search).get("q");
wakeSearch();
if (input !== null && asked !== null && asked !== "") input.value = asked;
// Whoever came by the magnifier or with a line wants the box; whoever came for the list does not.
if (location.hash === `#${boxId}` || input?.value !== "") input?.focus();
