import { wakeSearch } from "../../search/wake.ts";

wakeSearch();
// Fetched apart: what the first page needs of it is in that page's one script.
void import("../../kept/show-kept.ts").then(({ showKept }) => showKept());
