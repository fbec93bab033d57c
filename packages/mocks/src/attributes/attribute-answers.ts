import type { AttributeUpdate } from "@shop/contract/attributes/attribute.ts";
import { AttributeSet, isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

import { listAnswers, nameFault } from "../lists/list-answers.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, MockAttribute, ShopState } from "../shop/state.ts";

const inOrder = <A extends MockAttribute>(attributes: readonly A[]): A[] =>
  attributes.toSorted((a, b) => a.sort_index - b.sort_index || a.id - b.id);

/** The attributes of the shop. */
export const attributesOf = ({ attributes }: ShopState): AttributeSet<MockAttribute> =>
  new AttributeSet(inOrder(attributes));

/** The values of a product. */
export const valuesOf = ({ attributeValues }: ShopState, productId: number): Specifications =>
  attributeValues.get(productId) ?? {};

/** Answers to the administrators' endpoints of attributes. */
export function attributeAnswers(state: ShopState) {
  const choosing = (id: number, choice: number): number =>
    state.products.filter((product) => {
      const value = valuesOf(state, product.id)[id];
      return value && "choices" in value && value.choices.includes(choice);
    }).length;
  const { entries, create, update, remove, restore } = listAnswers(state, {
    entity: "attribute",
    all: () => state.attributes,
    store: (all) => {
      state.attributes = all;
    },
    faultOf: nameFault,
    shown: (one) => {
      const having = state.products.filter(({ id }) => valuesOf(state, id)[one.id]);
      return {
        category_ids: [...one.category_ids],
        sub_category_ids: [...one.sub_category_ids],
        choices: one.choices.map((choice) => ({
          ...choice,
          synonyms: [...choice.synonyms],
          products: choosing(one.id, choice.id),
        })),
        products: having.length,
        missing: state.products.filter((product) => isOfGroup(one, product) && !having.includes(product))
          .length,
      };
    },
  });
  const withIds = (choices: NonNullable<AttributeUpdate["choices"]>) =>
    choices.map((choice) => Object.assign({}, choice, { id: choice.id ?? state.nextId() }));

  return {
    readPartSpecifications: () => ({ found: null }),
    listAttributes: ({ query: { deleted } }) => ({ data: inOrder(entries(deleted)) }),
    createAttribute: ({ body: { choices, ...form } }) =>
      create({ ...form, id: state.nextId(), choices: withIds(choices) }),
    updateAttribute: ({ params, body: { choices, ...form } }) =>
      update({ params, body: { ...form, choices: choices && withIds(choices) } }),
    deleteAttribute: remove,
    restoreAttribute: restore,
    mergeChoices: ({ params, body: { merged, into, version } }) => {
      const { choices } = entityOf(state.attributes, params.id);
      const isMerged = ({ id }: { readonly id: number }): boolean => id !== into && merged.includes(id);
      const names = choices.filter(isMerged).flatMap(({ name, synonyms }) => [name, synonyms].flat());
      const left = choices
        .filter((choice) => !isMerged(choice))
        .map((choice) =>
          choice.id === into
            ? Object.assign({}, choice, { synonyms: [...choice.synonyms, ...names] })
            : choice,
        );
      return update({ params, body: { version, choices: left } });
    },
  } satisfies Partial<Answers>;
}
