import type { ReactNode } from "react";

/** An amount or a number in a table: left to right, on one line. */
export const figures = (text: string): ReactNode => (
  <bdi dir="ltr" className="figures whitespace-nowrap">
    {text}
  </bdi>
);
