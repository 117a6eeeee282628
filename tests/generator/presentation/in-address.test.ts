import { describe, expect, test } from "vitest";
import { inAddress } from "../../../generator/presentation/in-address.ts";

describe("what a link carries to another page", () => {
  test.each([
    { title: "an amount as it was entered", entered: "30 gram", value: 0.03, want: "30%20gram" },
    { title: "an option of a formula", entered: undefined, value: "heroin", want: "heroin" },
    { title: "a field left blank", entered: "", value: null, want: "" },
    { title: "a number without its unit", entered: undefined, value: 0.03, want: "" },
    { title: "a yes", entered: undefined, value: true, want: "true" },
    { title: "what would end the address", entered: "a (b) & c", value: "a", want: "a%20%28b%29%20%26%20c" },
  ])("$title", ({ entered, value, want }) => {
    expect(inAddress(entered, value)).toBe(want);
  });
});
