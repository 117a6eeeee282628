import { wakeOffline } from "../../offline/wake-offline.ts";
import { wakeSearch } from "../../search/wake.ts";

wakeSearch();
wakeOffline();
