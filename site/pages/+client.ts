import { wakeSearch } from "../search/wake.ts";

wakeSearch();
