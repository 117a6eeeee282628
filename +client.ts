import { wakeSearch } from "./site/search/wake.ts";

wakeSearch();
