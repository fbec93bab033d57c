import "react-router";

declare module "react-router" {
  /** Types the loaders' `context` as a `RouterContextProvider`. */
  interface Future {
    v8_middleware: true;
  }
}
