import { showRecent } from "../../kept/show-recent.ts";
import { wakeSearch } from "../../search/wake.ts";

wakeSearch();
showRecent();
