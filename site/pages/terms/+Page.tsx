import { definePage } from "../../layout/page.ts";
import { textPage } from "../../layout/text-page.tsx";

export const Page = definePage("terms", ({ locale }) => textPage("terms", locale));
