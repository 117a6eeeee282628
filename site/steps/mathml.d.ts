import type { DetailedHTMLProps, HTMLAttributes } from "react";

// React draws MathML but its types do not know it.
type MathElements =
  | "math"
  | "mi"
  | "mn"
  | "mo"
  | "mtext"
  | "mrow"
  | "mfrac"
  | "msup"
  | "msqrt"
  | "mtable"
  | "mtr"
  | "mtd";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Record<
      MathElements,
      DetailedHTMLProps<HTMLAttributes<MathMLElement>, MathMLElement>
    > {}
  }
}
