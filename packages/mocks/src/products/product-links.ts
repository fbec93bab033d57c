import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { LinkField, ProductLinks } from "@shop/domain/catalogue/product-links.ts";

import type { ShopState } from "../shop/state.ts";

const noLinks: ProductLinks = { needs: [], accessories: [], alternatives: [] };

/** The products that a product names. */
export const linksOf = ({ links }: ShopState, id: number): ProductLinks => links.get(id) ?? noLinks;

/** The links of a product as administrators see them. */
export function adminLinks(state: ShopState, own: number): Pick<AdminProduct, LinkField | "linked"> {
  const { needs, accessories, alternatives } = linksOf(state, own);
  const ids = [...new Set([...needs, ...accessories, ...alternatives])];
  return {
    needs: [...needs],
    accessories: [...accessories],
    alternatives: [...alternatives],
    linked: ids.flatMap((id) =>
      state.products
        .filter((one) => one.id === id)
        .map(({ name, name_ar, part_number }) => ({ id, name, name_ar, part_number, deleted: false })),
    ),
  };
}
