import { showRecent } from "../../recent/show-recent.ts";
import { wakeSearch } from "../../search/wake.ts";

wakeSearch();
showRecent();
