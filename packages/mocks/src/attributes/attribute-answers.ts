import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminAttribute, AttributeUpdate } from "@shop/contract/attributes/attribute.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

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
import type { Answers, MockAttribute, ShopState } from "../shop/state.ts";
import { attributesOf } from "./attribute-values.ts";

const entity = "attribute";

const refuseInUse = (count: number): void => {
  if (count > 0) throw new ApiError("in_use", { errors: { products: String(count) } });
};

/** Answers to the administrators' endpoints of attributes. */
export function attributeAnswers(state: ShopState) {
  const valuesOfAll = (): Specifications[] =>
    state.products.map(({ id }) => state.attributeValues.get(id) ?? {});
  const using = (id: number): number => valuesOfAll().filter((values) => values[id]).length;
  const choosing = (id: number, choice: number): number =>
    valuesOfAll().filter((values) => {
      const value = values[id];
      return value && "choices" in value && value.choices.includes(choice);
    }).length;

  const toAdmin = (one: MockAttribute, deleted_at: string | null = null): AdminAttribute => ({
    ...one,
    category_ids: [...one.category_ids],
    sub_category_ids: [...one.sub_category_ids],
    choices: one.choices.map((choice) => ({
      ...choice,
      synonyms: [...choice.synonyms],
      products: choosing(one.id, choice.id),
    })),
    products: using(one.id),
    missing: state.products.filter(
      (product) => isOfGroup(one, product) && !state.attributeValues.get(product.id)?.[one.id],
    ).length,
    version: versionOf(state, { entity, id: one.id }),
    deleted_at,
  });
  const freeName = ({ id, name }: Pick<MockAttribute, "id" | "name">): void => {
    if (state.attributes.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase())) {
      throw new ApiError("invalid", { errors: { name: "name_taken" } });
    }
  };
  const withIds = (choices: NonNullable<AttributeUpdate["choices"]>) =>
    choices.map((choice) => Object.assign({}, choice, { id: choice.id ?? state.nextId() }));

  return {
    listAttributes: ({ query }) => ({
      data: query.deleted
        ? state.deleted.flatMap((one) => (one.entity === entity ? [toAdmin(one.one, one.deleted_at)] : []))
        : attributesOf(state).all.map((one) => toAdmin(one)),
    }),
    createAttribute: ({ body: { choices, ...form } }) => {
      const one: MockAttribute = { ...form, id: state.nextId(), choices: withIds(choices) };
      freeName(one);
      state.attributes = [...state.attributes, one];
      noteEdit(state, { entity, id: one.id }, "created", changesBetween({}, form));
      return { status: true, id: one.id, version: 1 };
    },
    updateAttribute: ({ params: { id }, body: { choices, ...form } }) => {
      const before = entityOf(state.attributes, id);
      const after = { ...afterForm(before, form), choices: choices ? withIds(choices) : before.choices };
      const current = toAdmin(before);
      if (JSON.stringify(before) === JSON.stringify(after))
        return { status: true, id, version: current.version };
      refuseOutdated(form.version, current);
      freeName(after);
      const kept = new Set(after.choices.map((choice) => choice.id));
      if (before.kind !== after.kind || before.unit !== after.unit) refuseInUse(using(id));
      refuseInUse(
        before.choices
          .filter((choice) => !kept.has(choice.id))
          .reduce((sum, choice) => sum + choosing(id, choice.id), 0),
      );
      state.attributes = replaced(state.attributes, after);
      noteEdit(state, { entity, id }, "updated", changesBetween(before, after));
      return { status: true, id, version: toAdmin(after).version };
    },
    deleteAttribute: ({ params: { id } }) => {
      const one = entityOf(state.attributes, id);
      state.attributes = state.attributes.filter((other) => other !== one);
      noteDeleted(state, { entity, one, deleted_at: new Date().toISOString() });
      return { status: true };
    },
    restoreAttribute: ({ params: { id } }) => {
      const one = takeDeleted(state, entity, id) ?? entityOf(state.attributes, id);
      freeName(one);
      state.attributes = [...state.attributes.filter((other) => other.id !== id), one];
      noteEdit(state, { entity, id }, "restored");
      return { status: true };
    },
    mergeChoices: ({ params: { id }, body: { merged: ids, into, version } }) => {
      const before = entityOf(state.attributes, id);
      refuseOutdated(version, toAdmin(before));
      const merged = new Set(ids.filter((one) => one !== into));
      const gone = before.choices.filter((choice) => merged.has(choice.id));
      if (!before.choices.some((choice) => choice.id === into)) {
        throw new ApiError("invalid", { errors: { into: "unknown_choice" } });
      }
      if (gone.length !== merged.size || gone.length === 0) {
        throw new ApiError("invalid", { errors: { merged: "unknown_choice" } });
      }
      for (const [productId, values] of state.attributeValues) {
        const value = values[id];
        if (!value || !("choices" in value)) continue;
        const choices = [...new Set(value.choices.map((one) => (merged.has(one) ? into : one)))];
        state.attributeValues.set(productId, Object.assign({}, values, { [id]: { choices } }));
      }
      const names = gone.flatMap(({ name, synonyms }) => [name, synonyms].flat());
      const after = {
        ...before,
        choices: before.choices
          .filter((choice) => !merged.has(choice.id))
          .map((choice) =>
            choice.id === into
              ? Object.assign({}, choice, { synonyms: [...choice.synonyms, ...names] })
              : choice,
          ),
      };
      state.attributes = replaced(state.attributes, after);
      noteEdit(state, { entity, id }, "updated");
      return { status: true, id, version: toAdmin(after).version };
    },
  } satisfies Partial<Answers>;
}
