import { describe, expect, test } from "vitest";
import { orderByNeeds } from "../../../generator/resolve/order.ts";

/** `a:b,c` is a thing `a` that needs `b` and `c`. */
function order(text: string): string {
  const things = text.split(" ").map((thing) => {
    const [id = "", needs = ""] = thing.split(":");
    return { id, needs: needs === "" ? [] : needs.split(",") };
  });
  const result = orderByNeeds(things);
  return result.kind === "ordered"
    ? result.things.map(({ id }) => id).join(" ")
    : `circle ${result.ids.join(" ")}`;
}

describe("orderByNeeds", () => {
  test.each([
    { given: "a b c", want: "a b c" },
    { given: "a:b b:c c", want: "c b a" },
    { given: "total:tip,bill tip:rate rate", want: "rate tip total" },
    { given: "a:c b c", want: "c a b" },
    { given: "a:x,y b:x", want: "a b" },
    { given: "a:b,c b:d c:d d", want: "d b c a" },
    { given: "a:a", want: "circle a a" },
    { given: "a:b b:a", want: "circle a b a" },
    { given: "start:a a:b b:c c:a", want: "circle a b c a" },
    { given: "fine a:b b:a", want: "circle a b a" },
  ])("$given", ({ given, want }) => {
    expect(order(given)).toBe(want);
  });

  test("ten thousand things in a row", () => {
    const things = Array.from({ length: 10_000 }, (_, index) => ({
      id: `n${index}`,
      needs: index === 9_999 ? [] : [`n${index + 1}`],
    }));
    expect(orderByNeeds(things).kind).toBe("ordered");
  });
});
