import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminBrand } from "@shop/contract/brands/admin-brand.ts";
import type { Brand, BrandLink, ListedBrand } from "@shop/contract/brands/brand.ts";
import { brandKey, spellingsOf } from "@shop/domain/catalogue/brand-name.ts";
import { MAX_NAMED_BRANDS } from "@shop/domain/constants.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import { columnsOf } from "../products/columns.ts";
import { inLists } from "../products/seen-products.ts";
import {
  afterForm,
  changesBetween,
  entityOf,
  noteDeleted,
  noteEdit,
  refuseOutdated,
  replaced,
  takeDeleted,
  versionOf,
} from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { pictureOf } from "../slides/admin-slide-answers.ts";

/** A brand as far as a product shows it. */
const toLink = ({ id, name, logo, official }: Brand): BrandLink => ({ id, name, logo, official });

/** The entry of the brand that a product names; null where there is none. */
export function brandNamed({ brands }: Pick<ShopState, "brands">, name: string | null): BrandLink | null {
  const found = brands.find((one) => name !== null && brandKey(one.name) === brandKey(name));
  return found ? toLink(found) : null;
}

/** The spellings under which products name a brand; none where there is no such entry. */
export function brandSpellings(state: ShopState, id: number): ReadonlySet<string> {
  const brand = state.brands.find((one) => one.id === id);
  return brand ? spellingsOf(brand.name, columnsOf(state).brands().keys()) : new Set();
}

const byKey = (brands: readonly Brand[]): Brand[] =>
  brands.toSorted((a, b) => (brandKey(a.name) < brandKey(b.name) ? -1 : 1));

const productsOf = ({ products }: Pick<ShopState, "products">, name: string) =>
  products.filter(({ brand }) => brand !== null && brandKey(brand) === brandKey(name));

/** The brands that have products, by name. */
export const brandsOnSale = (state: Pick<ShopState, "brands" | "products">): ListedBrand[] =>
  byKey(state.brands)
    .map((one) =>
      Object.assign(toLink(one), { products: productsOf({ products: inLists(state) }, one.name).length }),
    )
    .filter(({ products }) => products > 0);

/** The values of a brand as the history has them. */
const entryOf = (brand: Brand) => ({ ...brand, official: brand.official ? "yes" : "no" });

/** Answers to the endpoints of brands. */
export function brandAnswers(state: ShopState) {
  const heldBy = (name: string) => productsOf(state, name);
  const toAdmin = (one: Brand, deleted_at: string | null = null): AdminBrand => ({
    ...one,
    version: versionOf(state, { entity: "brand", id: one.id }),
    products: heldBy(one.name).length,
    deleted_at,
  });
  const requireFreeName = (brand: Brand): void => {
    const other = brandNamed(state, brand.name);
    if (other && other.id !== brand.id) throw new ApiError("invalid", { errors: { name: "name_taken" } });
  };
  return {
    listBrands: () => ({ data: brandsOnSale(state) }),
    readBrand: ({ params: { id } }) => ({ data: entityOf(state.brands, id) }),
    listAdminBrands: ({ query: { deleted, ...query } }) =>
      groupPage(
        deleted
          ? state.deleted.flatMap((one) => (one.entity === "brand" ? [toAdmin(one.one, one.deleted_at)] : []))
          : byKey(state.brands).map((one) => toAdmin(one)),
        query,
      ),
    listNamedBrands: () => {
      const all = Map.groupBy(
        state.products.flatMap(({ brand }) => brand ?? []),
        (brand) => brand,
      );
      const names = [...all]
        .filter(([name]) => brandNamed(state, name) === null)
        .map(([name, { length }]) => [name, length] as const);
      const found = Map.groupBy(names, ([name]) => brandKey(name));
      return {
        data: [...found.values()]
          .map((spellings) => {
            const [first] = spellings.toSorted(([, a], [, b]) => b - a);
            return { name: first?.[0] ?? "", products: spellings.reduce((sum, [, count]) => sum + count, 0) };
          })
          .toSorted((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1))
          .slice(0, MAX_NAMED_BRANDS),
      };
    },
    createBrand: ({ body: { logo, ...form } }) => {
      const brand: Brand = { ...form, id: state.nextId(), logo: pictureOf("logo", logo) ?? null };
      requireFreeName(brand);
      state.brands = [...state.brands, brand];
      noteEdit(state, { entity: "brand", id: brand.id }, "created", changesBetween({}, entryOf(brand)));
      return { status: true, id: brand.id, version: toAdmin(brand).version };
    },
    updateBrand: ({ params: { id }, body }) => {
      const before = entityOf(state.brands, id);
      const logo = pictureOf("logo", body.logo) ?? (body.remove_logo ? null : undefined);
      const brand = afterForm(before, { ...body, logo });
      const current = toAdmin(before);
      const fields = changesBetween(entryOf(before), entryOf(brand));
      if (fields.length === 0) return { status: true, id, version: current.version };
      refuseOutdated(body.version, current);
      requireFreeName(brand);
      const renamed = new Set(heldBy(before.name).filter((one) => one.brand !== brand.name));
      state.brands = replaced(state.brands, brand);
      noteEdit(state, { entity: "brand", id }, "updated", fields);
      if (brand.name !== before.name) {
        state.products = state.products.map((one) =>
          renamed.has(one) ? { ...one, brand: brand.name } : one,
        );
        for (const { id: productId, brand: old } of renamed) {
          noteEdit(state, { entity: "product", id: productId }, "updated", [
            { field: "brand", old, new: brand.name },
          ]);
        }
      }
      return { status: true, id, version: toAdmin(brand).version };
    },
    deleteBrand: ({ params: { id } }) => {
      const one = entityOf(state.brands, id);
      state.brands = state.brands.filter((other) => other !== one);
      noteDeleted(state, { entity: "brand", one, deleted_at: new Date().toISOString() });
      return { status: true };
    },
    restoreBrand: ({ params: { id } }) => {
      if (state.brands.some((one) => one.id === id)) return { status: true };
      const deleted = state.deleted.flatMap((one) => (one.entity === "brand" ? [one.one] : []));
      requireFreeName(entityOf(deleted, id));
      const brand = takeDeleted(state, "brand", id);
      state.brands = [...state.brands, ...(brand ? [brand] : [])];
      noteEdit(state, { entity: "brand", id }, "restored");
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
