import { startCalculator } from "../../islands/start-calculator.ts";
import { openOutside } from "./open-outside.ts";
import { takeColors } from "./take-colors.ts";
import { tellHeight } from "./tell-height.ts";

takeColors();
openOutside();
tellHeight();
startCalculator();
