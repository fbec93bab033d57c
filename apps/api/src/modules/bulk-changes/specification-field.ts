import { isDeepStrictEqual } from "node:util";

import type { BulkValue, SpecificationRule } from "@shop/domain/bulk/bulk-rule.ts";
import { changeSpecification } from "@shop/domain/bulk/change-value.ts";
import { attributeOfField, historyField } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute, Specification } from "@shop/domain/specifications/attribute.ts";
import { enteredText } from "@shop/domain/specifications/print-specification.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";

import { storeAttribute } from "../attributes/attribute-counts.repository.ts";
import type { StoredAttribute } from "../attributes/attributes.repository.ts";
import type { EarlierAttribute } from "../history/bulk-changes.table.ts";
import type { Target } from "./bulk-targets.ts";
import { fieldChange, ifStill, type RuledField } from "./ruled-field.ts";

/** Reads a text by the definition of an attribute; undefined where it has no such value. */
function readBy(attribute: Attribute, text: BulkValue): Specification | null | undefined {
  const { value, error } = readSpecification(attribute, String(text));
  return error ? undefined : value;
}

/** The field of a specification: texts are read by the definition `earlier`, which is the present one until a change is undone. */
export function specificationField(
  { attribute: _earlier, ...rule }: SpecificationRule & { readonly attribute?: EarlierAttribute },
  { now, earlier }: { readonly now: StoredAttribute; readonly earlier: Attribute },
): RuledField {
  const textOf = ({ specification }: Target): string =>
    specification === null ? "" : enteredText(now, specification);
  const value = rule.change === "clear" ? null : (readBy(earlier, rule.value) ?? null);
  const choiceIds = new Set(now.choices.map(({ id }) => id));
  const isSame = now.kind === earlier.kind && now.unit === earlier.unit;
  const readKnown = (text: BulkValue): Specification | null | undefined => {
    const read = isSame ? readBy(earlier, text) : undefined;
    return read && "choices" in read && !read.choices.every((id) => choiceIds.has(id)) ? undefined : read;
  };
  return {
    name: historyField(now),
    isNamed: (name) => attributeOfField(name)?.id === now.id,
    valueOf: textOf,
    outcomeOf: (target) =>
      changeSpecification({ ...target, text: textOf(target) }, { attribute: now, value }),
    undone: ifStill(
      ({ specification }, text) => isDeepStrictEqual(specification, readKnown(text)),
      (text) => readKnown(text) !== undefined,
    ),
    definition: { value, name: now.name, unit: now.unit },
    storedRule: (changes) => {
      const { name, name_ar, kind, unit } = now;
      const texts = new Set(changes.flatMap((one) => [one.old, one.new]));
      const used = new Set(
        [...texts].flatMap((text) => {
          const read = readBy(now, text);
          return read && "choices" in read ? read.choices : [];
        }),
      );
      const choices = now.choices.filter(({ id }) => used.has(id));
      return { ...rule, attribute: { name, name_ar, kind, unit, choices } };
    },
    inHistory: (change) => [fieldChange(historyField(now), change)],
    store: (transaction, changes) =>
      storeAttribute(
        transaction,
        now.id,
        changes.map((one) => ({ id: one.id, value: readKnown(one.new) ?? null })),
      ),
  };
}
