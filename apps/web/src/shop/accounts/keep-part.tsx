import { type KeepModelInput, useKeepModel } from "@shop/data/shop/accounts/use-keep-model.ts";
import { KeepForm } from "@shop/screens/shop/accounts/keep-form.tsx";

/** The form that keeps a cart or a parts list in the account. */
export const KeepPart = (input: KeepModelInput) => (
  <KeepForm {...useKeepModel(input)} kind={"cart" in input.content ? "cart" : "parts_list"} />
);
