import { addressOfFile } from "./product-admin-answers.ts";
import type { ReadCall } from "./read-call.ts";
import { Refused } from "./refused.ts";
import type { Answers, BareCategory, ShopState } from "./state.ts";

const refuseTaken = (list: readonly { readonly name: string }[], name: string): void => {
  if (list.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
    throw new Refused("invalid", { errors: { name: "name_taken" } });
  }
};

/** What the shop answers to an administrator's changes of categories and sub categories. */
export function categoryAdminAnswers(state: ShopState) {
  const categoryOf = (id: number): BareCategory => {
    const category = state.categories.find((one) => one.id === id);
    if (!category) throw new Refused("not_found");
    return category;
  };

  const subCategoryOf = (id: number) => {
    const subCategory = state.subCategories.find((one) => one.id === id);
    if (!subCategory) throw new Refused("not_found");
    return subCategory;
  };

  const subCategoryFrom = ({ body }: Pick<ReadCall<"createSubCategory">, "body">, id: number) => {
    if (!state.categories.some((one) => one.id === body.category_id)) {
      throw new Refused("invalid", { errors: { category_id: "unknown_category" } });
    }
    const siblings = state.subCategories.filter(
      (one) => one.category_id === body.category_id && one.id !== id,
    );
    refuseTaken(siblings, body.name);
    const image = state.subCategories.find((one) => one.id === id)?.image ?? null;
    return { id, name: body.name, name_ar: body.name_ar, image, category_id: body.category_id };
  };

  const categoryFrom = (
    { body }: Pick<ReadCall<"createCategory">, "body">,
    before: Pick<BareCategory, "id" | "image">,
  ): BareCategory => {
    const others = state.categories.filter((one) => one.id !== before.id);
    refuseTaken(others, body.name);
    const { image, ...rest } = body;
    return { ...before, ...rest, image: image ? addressOfFile(image, "image") : before.image };
  };

  const refuseUsed = (isIn: (product: ShopState["products"][number]) => boolean): void => {
    if (state.products.some(isIn)) throw new Refused("conflict");
  };

  return {
    createSubCategory: (call) => {
      state.subCategories = [...state.subCategories, subCategoryFrom(call, state.nextId())];
      return { status: true };
    },
    updateSubCategory: (call) => {
      const { id } = subCategoryOf(call.params.id);
      const changed = subCategoryFrom(call, id);
      state.subCategories = state.subCategories.map((one) => (one.id === id ? changed : one));
      state.products = state.products.map((one) =>
        one.sub_category_id === id ? { ...one, category_id: changed.category_id } : one,
      );
      return { status: true };
    },
    deleteSubCategory: ({ params }) => {
      const { id } = subCategoryOf(params.id);
      refuseUsed((product) => product.sub_category_id === id);
      state.subCategories = state.subCategories.filter((one) => one.id !== id);
      return { status: true };
    },
    createCategory: (call) => {
      const created = categoryFrom(call, { id: state.nextId(), image: null });
      state.categories = [...state.categories, created];
      return { status: true };
    },
    updateCategory: (call) => {
      const before = categoryOf(call.params.id);
      const changed = categoryFrom(call, before);
      state.categories = state.categories.map((one) => (one.id === before.id ? changed : one));
      return { status: true };
    },
    deleteCategory: ({ params }) => {
      const { id } = categoryOf(params.id);
      refuseUsed((product) => product.category_id === id);
      state.categories = state.categories.filter((one) => one.id !== id);
      state.subCategories = state.subCategories.filter((one) => one.category_id !== id);
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
