import "../../styles/large-fields.css";

/** A page whose form is drawn large, a converter or a keypad: it brings the styles of that form. */
export { calculatorPage } from "./calculator-page.tsx";
