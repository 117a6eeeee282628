import "../../styles/few-pages.css";

/** A page with a field or a picture that few have: it brings the styles of those. */
export { calculatorPage } from "./calculator-page.tsx";
