import type { ComparedColumn } from "../facets/column-lookup.ts";
import type { AttributeColumn } from "../sheets/sheet-fields.ts";
import { type Attribute, isNumber, type Specification, type Specifications } from "./attribute.ts";
import { enteredText, printSpecification } from "./print-specification.ts";
import { readSpecification } from "./read-specification.ts";
import type { UnitName } from "./units.ts";

/** The group of a product. */
export interface ProductGroup {
  readonly category_id: number;
  readonly sub_category_id: number;
}

/** A value of a product as pages show it; numbers have their bounds in the unit without a prefix. `yes` is null where it is not yes or no. */
export interface ShownSpecification {
  attribute_id: number;
  name: string;
  name_ar: string | null;
  section: string | null;
  section_ar: string | null;
  text: string;
  text_ar: string;
  min: number | null;
  max: number | null;
  unit: UnitName | null;
  yes: boolean | null;
  /** Whether the definition chooses it for cards. */
  on_cards: boolean;
}

/** Texts of the values of a product, by the ids of their attributes, as forms have them. */
export type AttributeTexts = Readonly<Record<string, string>>;

/** Values that were read, or the error codes by field. */
export interface ReadValues {
  readonly values: Specifications;
  /** By {@link valueField}. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The field of a product's form, and the column of a sheet, that has the value of an attribute, as errors name it. */
export const valueField = (id: number | string): AttributeColumn => `attribute_values.${Number(id)}`;

/** The field of an attribute in the change history: its id, by which an undo finds it, and its name, which people read. */
export const historyField = ({ id, name }: Pick<Attribute, "id" | "name">): string =>
  `attribute:${id}:${name}`;

/** The attribute of a field in the change history; undefined for any other field. */
export function attributeOfField(field: string): { readonly id: number; readonly name: string } | undefined {
  const { id, name } = /^attribute:(?<id>\d+):(?<name>.*)$/s.exec(field)?.groups ?? {};
  return id === undefined || name === undefined ? undefined : { id: Number(id), name };
}

/** True where products of a group have an attribute. */
export const isOfGroup = (attribute: Attribute, { category_id, sub_category_id }: ProductGroup): boolean =>
  attribute.category_ids.includes(category_id) || attribute.sub_category_ids.includes(sub_category_id);

/** The attributes of a shop in their order, by which the values of its products are read and shown. Values of other attributes are hidden. */
export class AttributeSet<A extends Attribute = Attribute> {
  readonly all: readonly A[];
  readonly #byId: ReadonlyMap<number, A>;

  constructor(all: readonly A[]) {
    this.all = all;
    this.#byId = new Map(all.map((one) => [one.id, one]));
  }

  /** One attribute, or undefined. */
  ofId(id: number): A | undefined {
    return this.#byId.get(id);
  }

  /** The attributes of the products of a group. */
  ofGroup(group: ProductGroup): readonly A[] {
    return this.all.filter((one) => isOfGroup(one, group));
  }

  /** The attributes by which alternatives are found; texts cannot be compared. */
  compared(): ComparedColumn[] {
    return this.all.flatMap(({ id, kind, alternative }) =>
      alternative === null || kind === "text"
        ? []
        : [{ column: id, rule: alternative, isYesNo: kind === "yes_no" }],
    );
  }

  #given(values: Specifications): { readonly attribute: A; readonly value: Specification }[] {
    return this.all.flatMap((attribute) => {
      const value = values[attribute.id];
      return value ? [{ attribute, value }] : [];
    });
  }

  /** The values of a product as pages show them, in the order of the attributes; cards show some. */
  shown(values: Specifications, { onCards = false } = {}): ShownSpecification[] {
    return this.#given(values)
      .filter(({ attribute }) => !onCards || attribute.on_cards)
      .map(({ attribute, value }) => {
        const number = isNumber(value) ? value : null;
        return {
          attribute_id: attribute.id,
          name: attribute.name,
          name_ar: attribute.name_ar,
          section: attribute.section,
          section_ar: attribute.section_ar,
          text: printSpecification(attribute, value, "en"),
          text_ar: printSpecification(attribute, value, "ar"),
          min: number && number.min,
          max: number && number.max,
          unit: number && attribute.unit,
          yes: "yes" in value ? value.yes : null,
          on_cards: attribute.on_cards,
        };
      });
  }

  /** The values of a product as forms have them. */
  entered(values: Specifications): Record<string, string> {
    return Object.fromEntries(
      this.#given(values).map(({ attribute, value }) => [attribute.id, enteredText(attribute, value)]),
    );
  }

  /** The values of a product in the change history, by {@link historyField}. */
  inHistory(values: Specifications): Record<string, string> {
    return Object.fromEntries(
      this.#given(values).map(({ attribute, value }) => [
        historyField(attribute),
        enteredText(attribute, value),
      ]),
    );
  }

  /**
   * Reads the values of a form for a product that has `before`. Blank texts have no value. Values of attributes that are not in the set stay:
   * a deleted attribute may be restored.
   */
  read(texts: AttributeTexts, before: Specifications, group: ProductGroup): ReadValues {
    const errors: Record<string, string> = {};
    const values: Record<string, Specification> = Object.fromEntries(
      Object.entries(before).filter(([id]) => !this.#byId.has(Number(id))),
    );
    for (const [id, text] of Object.entries(texts)) {
      const attribute = this.#byId.get(Number(id));
      if (!attribute) {
        if (text.trim() !== "") errors[valueField(id)] = "unknown_attribute";
        continue;
      }
      const { value, error } = readSpecification(attribute, text);
      if (error) errors[valueField(id)] = error;
      else if (value && !before[id] && !isOfGroup(attribute, group)) errors[valueField(id)] = "not_of_group";
      else if (value) values[id] = value;
    }
    return { values, errors };
  }
}
