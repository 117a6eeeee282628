import { expect, test } from "vitest";
import { reportAddress } from "../../../site/fields/report-address.ts";

const link = "https://example.org/en/finance/tip?bill=80&percent=15%25";
const body =
  "body=https%3A%2F%2Fexample.org%2Fen%2Ffinance%2Ftip%3Fbill%3D80%26percent%3D15%2525%0ATip%3A%20%2412%0A%0A";

test.each([
  { to: "mailto:a@example.org", address: `mailto:a@example.org?subject=finance%2Ftip&${body}` },
  { to: "https://example.org/new", address: `https://example.org/new?title=finance%2Ftip&${body}` },
  {
    to: "https://example.org/new?kind=bug",
    address: `https://example.org/new?kind=bug&title=finance%2Ftip&${body}`,
  },
])("a report to $to names the page and the answer", ({ to, address }) => {
  expect(reportAddress(to, "finance/tip", link, "Tip: $12")).toBe(address);
});
