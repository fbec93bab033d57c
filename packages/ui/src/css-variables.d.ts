import "react";

declare module "react" {
  interface CSSProperties {
    /** A custom property that classes of the element read. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
