import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminProduct, LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { Product } from "@shop/contract/products/product.ts";
import {
  type LinkField,
  linkFields,
  type LinkName,
  type ProductLinks,
} from "@shop/domain/catalogue/product-links.ts";

import type { ShopState } from "../shop/state.ts";

const noLinks: ProductLinks = { needs: [], accessories: [], alternatives: [] };

/** The products that a product names. */
export const linksOf = ({ links }: ShopState, id: number): ProductLinks => links.get(id) ?? noLinks;

const deletedOf = ({ deleted }: ShopState): Product[] =>
  deleted.flatMap((one) => (one.entity === "product" ? [one.one] : []));

function linkedProduct(state: ShopState, id: number): LinkedProduct | undefined {
  const sold = state.products.find((one) => one.id === id);
  const found = sold ?? deletedOf(state).find((one) => one.id === id);
  if (!found) return undefined;
  const { name, name_ar, part_number } = found;
  return { id, name, name_ar, part_number, deleted: !sold };
}

/** The links of a product as administrators see them. */
export function adminLinks(state: ShopState, id: number): Pick<AdminProduct, LinkField | "linked"> {
  const links = linksOf(state, id);
  const ids = new Set(linkFields.flatMap((field) => links[field]));
  return {
    needs: [...links.needs],
    accessories: [...links.accessories],
    alternatives: [...links.alternatives],
    linked: [...ids].flatMap((one) => linkedProduct(state, one) ?? []),
  };
}

/** Names of products for the change history. */
export const linkNamesOf = (state: ShopState): ReadonlyMap<number, LinkName> =>
  new Map([...state.products, ...deletedOf(state)].map((one) => [one.id, one]));

/** The links after a form; throws invalid. */
export function linksAfter(
  state: ShopState,
  form: { readonly [F in LinkField]?: readonly number[] | undefined },
  before: ProductLinks,
  own: number | null,
): ProductLinks {
  const errors: Record<string, string> = {};
  for (const field of linkFields) {
    for (const id of form[field] ?? []) {
      const found = linkedProduct(state, id);
      const isAllowed = found && (!found.deleted || before[field].includes(id));
      if (id === own) errors[field] = "linked_to_itself";
      else if (!isAllowed) errors[field] ??= "unknown_linked_product";
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors });
  return {
    needs: form.needs ?? before.needs,
    accessories: form.accessories ?? before.accessories,
    alternatives: form.alternatives ?? before.alternatives,
  };
}
