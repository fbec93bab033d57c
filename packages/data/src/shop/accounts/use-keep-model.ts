import type { SavedPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";

import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { keepMutation } from "./kept.ts";
import type { KeepView } from "./view.ts";

/** The input of {@link useKeepModel}: a cart or a parts list, and the bearer token of the shopper who keeps it. */
export interface KeepModelInput {
  readonly token: string;
  readonly content: { readonly cart: Cart } | { readonly list: SavedPartsList };
}

/** The model of the form that keeps a cart or a parts list in the account. */
export function useKeepModel({ token, content }: KeepModelInput): KeepView {
  const keeping = useSingleMutation(keepMutation(useApi(), token));
  const body =
    "cart" in content
      ? { lines: content.cart.map(({ id, qty, price }) => ({ id, qty, price })) }
      : { list: content.list };
  return {
    ...toFormState(keeping),
    kept: keeping.data !== undefined,
    onKeep: (name) => keeping.submit({ name, ...body }),
  };
}
