import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom property that the element's classes read. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
