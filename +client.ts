import { notePage } from "./site/recent/note-page.ts";
import { wakeSearch } from "./site/search/wake.ts";

wakeSearch();
notePage();
