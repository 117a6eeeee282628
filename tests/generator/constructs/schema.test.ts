import { expectTypeOf, test } from "vitest";
import {
  closed,
  discriminated,
  formula,
  havingKey,
  integer,
  list,
  mapOf,
  mapOr,
  oneOfTexts,
  scalarOrNull,
  text,
  truth,
  type Static,
} from "../../../generator/constructs/schema.ts";

test("the type of a document follows from its schema", () => {
  const map = closed({ name: text("."), count: integer(".", 0), is: truth(".") }, ["name"]);
  expectTypeOf<Static<typeof map>>().branded.toEqualTypeOf<{
    readonly name: string;
    readonly count?: number;
    readonly is?: boolean;
  }>();

  const kind = oneOfTexts(["area", "line"], ".");
  expectTypeOf<Static<typeof kind>>().toEqualTypeOf<"area" | "line">();

  const lists = mapOf(list(scalarOrNull("."), "."), ".");
  expectTypeOf<Static<typeof lists>>().toEqualTypeOf<
    Readonly<Record<string, readonly (string | number | boolean | null)[]>>
  >();

  const forms = discriminated(
    "type",
    [
      closed({ type: oneOfTexts(["a"], "."), a: text(".") }, ["type", "a"]),
      closed({ type: oneOfTexts(["b"], ".") }, ["type"]),
    ],
    ".",
  );
  const long = mapOr(havingKey("type", forms, closed({ value: formula(".") }, ["value"])), formula("."));
  expectTypeOf<Static<typeof long>>().branded.toEqualTypeOf<
    | { readonly type: "a"; readonly a: string }
    | { readonly type: "b" }
    | { readonly value: string | number | boolean }
    | string
    | number
    | boolean
  >();
});
