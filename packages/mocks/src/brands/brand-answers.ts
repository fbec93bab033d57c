import type { Brand, BrandLink, ListedBrand } from "@shop/contract/brands/brand.ts";
import { brandKey, spellingsOf } from "@shop/domain/catalogue/brand-name.ts";
import { MAX_NAMED_BRANDS } from "@shop/domain/constants.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import { pictureOf } from "../images/image-answers.ts";
import { listAnswers } from "../lists/list-answers.ts";
import { columnsOf } from "../products/columns.ts";
import { inLists } from "../products/seen-products.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** A brand as far as a product shows it. */
const toLink = ({ id, name, logo, official }: Brand): BrandLink => ({ id, name, logo, official });

const hasName = (name: string, brand: string | null): boolean =>
  brand !== null && brandKey(brand) === brandKey(name);

/** The entry of the brand that a product names; null where there is none. */
export function brandNamed({ brands }: Pick<ShopState, "brands">, name: string | null): BrandLink | null {
  const found = brands.find((one) => hasName(one.name, name));
  return found ? toLink(found) : null;
}

/** The spellings under which products name a brand. */
export const brandSpellings = (state: ShopState, id: number): ReadonlySet<string> =>
  spellingsOf(entityOf(state.brands, id).name, columnsOf(state).brands().keys());

const byKey = <B extends Pick<Brand, "name">>(brands: readonly B[]): B[] =>
  brands.toSorted((a, b) => (brandKey(a.name) < brandKey(b.name) ? -1 : 1));

/** The brands that have products, by name. */
export const brandsOnSale = (state: Pick<ShopState, "brands" | "products">): ListedBrand[] =>
  byKey(state.brands)
    .map((one) => {
      const { length: products } = inLists(state).filter(({ brand }) => hasName(one.name, brand));
      return Object.assign(toLink(one), { products });
    })
    .filter(({ products }) => products > 0);

/** Answers to the endpoints of brands. */
export function brandAnswers(state: ShopState) {
  const { entries, create, update, remove, restore } = listAnswers(state, {
    entity: "brand",
    all: () => state.brands,
    store: (all) => {
      state.brands = all;
    },
    faultOf: ({ name }, others) => (brandNamed({ brands: others }, name) ? { name: "name_taken" } : null),
    shown: ({ name }) => ({ products: state.products.filter(({ brand }) => hasName(name, brand)).length }),
  });
  return {
    readBrand: ({ params: { id } }) => ({ data: entityOf(state.brands, id) }),
    listAdminBrands: ({ query: { deleted, ...query } }) => groupPage(byKey(entries(deleted)), query),
    listNamedBrands: () => {
      const named = state.products.flatMap(({ brand }) => (brandNamed(state, brand) ? [] : (brand ?? [])));
      return {
        data: [...Map.groupBy(named, brandKey).values()]
          .map((spellings) => ({ name: spellings[0] ?? "", products: spellings.length }))
          .toSorted((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1))
          .slice(0, MAX_NAMED_BRANDS),
      };
    },
    createBrand: ({ body: { logo, ...form } }) =>
      create({ ...form, id: state.nextId(), logo: pictureOf(logo) ?? null }),
    updateBrand: ({ params, body: { logo, remove_logo: isRemoved, ...form } }) => {
      const { name: old } = entityOf(state.brands, params.id);
      const changed = update({
        params,
        body: { ...form, logo: pictureOf(logo) ?? (isRemoved ? null : undefined) },
      });
      const { name: brand } = entityOf(state.brands, params.id);
      state.products = state.products.map((one) =>
        hasName(old, one.brand) ? Object.assign({}, one, { brand }) : one,
      );
      return changed;
    },
    deleteBrand: remove,
    restoreBrand: restore,
  } satisfies Partial<Answers>;
}
