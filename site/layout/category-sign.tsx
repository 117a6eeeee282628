import type { ReactNode } from "react";
import { categories } from "../../generated/catalog.ts";

/** The drawn sign of a category, for the eye alone. */
export function CategoryIcon({ id }: { readonly id: string }): ReactNode {
  const sign = categories.find((category) => category.id === id)?.sign;
  return sign === undefined ? null : (
    <svg className="category-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={sign} />
    </svg>
  );
}
