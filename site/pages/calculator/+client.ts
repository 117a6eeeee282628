import { startCalculator } from "../../islands/start-calculator.ts";
import { wakeSearch } from "../../search/wake.ts";

wakeSearch();
startCalculator();
