import type { SubCategory } from "@shop/contract/entities/category.ts";
import type { Product, ProductImage } from "@shop/contract/entities/product.ts";
import { fromMinorUnits, toMinorUnits } from "@shop/contract/money.ts";

import { Refused } from "./refused.ts";
import type { Answers, ShopState } from "./state.ts";

const priceText = (price: string): string => fromMinorUnits(toMinorUnits(price) ?? 0n);

/** The address under which this browser shows a chosen picture. */
export function addressOfFile(file: Blob, field: string): string {
  if (!file.type.startsWith("image/")) throw new Refused("invalid", { errors: { [field]: "not_a_picture" } });
  return URL.createObjectURL(file);
}

const now = (): string => new Date().toISOString();

const isSame = (one: Product, other: Product): boolean =>
  JSON.stringify({ ...one, updated_at: "" }) === JSON.stringify({ ...other, updated_at: "" });

/** What the shop answers to an administrator's changes of products and their pictures. */
export function productAdminAnswers(state: ShopState) {
  const productOf = (id: number): Product => {
    const product = state.products.find((one) => one.id === id);
    if (!product) throw new Refused("not_found");
    return product;
  };

  const subCategoryOf = (id: number): SubCategory => {
    const subCategory = state.subCategories.find((one) => one.id === id);
    if (!subCategory) throw new Refused("invalid", { errors: { sub_category_id: "unknown_sub_category" } });
    return subCategory;
  };

  const put = (product: Product): void => {
    state.products = state.products.map((one) => (one.id === product.id ? product : one));
  };

  const imagesOf = (productId: number, files: readonly Blob[]): ProductImage[] =>
    files.map((file) => ({
      id: state.nextId(),
      product_id: productId,
      image: addressOfFile(file, "image[]"),
    }));

  return {
    createProduct: ({ body }) => {
      const { category_id } = subCategoryOf(body.sub_category_id);
      const id = state.nextId();
      const product = {
        ...body,
        id,
        category_id,
        price: priceText(body.price),
        images: [],
        updated_at: now(),
      };
      state.products = [...state.products, product];
      return { status: true, product_id: id };
    },
    updateProduct: ({ params, body }) => {
      const before = productOf(params.id);
      const { category_id } = subCategoryOf(body.sub_category_id);
      const given = <K extends "name_ar" | "description_ar" | "part_number" | "brand">(key: K) =>
        body[key] === undefined ? before[key] : body[key];
      const after: Product = {
        ...before,
        name: body.name,
        price: priceText(body.price),
        amount: body.amount,
        description: body.description,
        sub_category_id: body.sub_category_id,
        category_id,
        name_ar: given("name_ar"),
        description_ar: given("description_ar"),
        part_number: given("part_number"),
        brand: given("brand"),
        updated_at: now(),
      };
      if (isSame(before, after)) return { status: false };
      put(after);
      return { status: true };
    },
    deleteProduct: ({ params }) => {
      const { id } = productOf(params.id);
      state.products = state.products.filter((one) => one.id !== id);
      return { status: true };
    },
    createImages: ({ body }) => {
      const product = productOf(body.product_id);
      put({ ...product, images: [...product.images, ...imagesOf(product.id, body["image[]"])] });
      return { status: true };
    },
    updateImages: ({ params, body }) => {
      const product = productOf(body.product_id);
      const kept = product.images.filter(({ id }) => !params.ids.includes(id));
      if (kept.length + params.ids.length !== product.images.length) throw new Refused("not_found");
      put({ ...product, images: [...kept, ...imagesOf(product.id, body["image[]"])] });
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
