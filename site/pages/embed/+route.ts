import { route as calculatorRoute } from "../calculator/+route.ts";

/** Behind `/embed`, the address of a calculator's page. */
export function route({ urlPathname }: { readonly urlPathname: string }): ReturnType<typeof calculatorRoute> {
  const [, folder = "", ...rest] = urlPathname.split("/");
  return folder === "embed" && calculatorRoute({ urlPathname: `/${rest.join("/")}` });
}
