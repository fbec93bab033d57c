import type { JsonSchema } from "@valibot/to-json-schema";
import * as fc from "fast-check";

/** Values that a field of a name can have in the shop, such as ids that exist. */
export type Samples = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Options of {@link jsonSchemaArbitrary}. */
export interface JsonSchemaArbitraryOptions {
  /** The schemas that `$ref` names. */
  readonly named?: Readonly<Record<string, JsonSchema>>;
  /** Preferred values of fields, by their names. */
  readonly samples?: Samples;
}

type Part = JsonSchema | boolean | undefined;

const MAX_DEPTH = 6;
const MAX_ITEMS = 4;
/** Longer texts are left to the hostile ones. */
const MAX_TEXT = 60;

const anything = fc.jsonValue({ maxDepth: 1 });
const file = fc
  .constantFrom("", "no picture", "GIF89a\u0001\u0000\u0001\u0000")
  .map((text) => new Blob([text]));

function textOf({ pattern, format, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === "binary") return file;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"), { size: "-1" });
  return fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.min(maxLength ?? MAX_TEXT, Math.max(minLength, MAX_TEXT)),
  });
}

const numberOf = ({ type, minimum = -1000, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> =>
  type === "integer"
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });

/** Makes values that a JSON schema accepts, as far as it says what it accepts; unknown keywords are ignored. */
export function jsonSchemaArbitrary(
  schema: JsonSchema,
  { named = {}, samples = {} }: JsonSchemaArbitraryOptions = {},
): fc.Arbitrary<unknown> {
  const objectOf = (
    { properties = {}, required = [], additionalProperties }: JsonSchema,
    depth: number,
  ): fc.Arbitrary<unknown> => {
    const names = Object.keys(properties);
    const fields = Object.fromEntries(
      names.map((name) => {
        const own = valueOf(properties[name], depth + 1);
        const sample = samples[name];
        return [
          name,
          sample ? fc.oneof({ weight: 3, arbitrary: sample }, { weight: 1, arbitrary: own }) : own,
        ];
      }),
    );
    const known = fc.record<Record<string, unknown>>(fields, {
      requiredKeys: names.filter((name) => required.includes(name)),
      noNullPrototype: true,
    });
    if (typeof additionalProperties !== "object") return known;
    const others = fc.dictionary(fc.string({ maxLength: 8 }), valueOf(additionalProperties, depth + 1), {
      maxKeys: MAX_ITEMS,
      noNullPrototype: true,
    });
    return fc.tuple(known, others).map(([own, more]) => Object.assign({}, more, own));
  };

  const listOf = ({ items, minItems = 0, maxItems = MAX_ITEMS }: JsonSchema, depth: number) =>
    fc.array(Array.isArray(items) ? anything : valueOf(items, depth + 1), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
    });

  const makers: Readonly<Record<string, (part: JsonSchema, depth: number) => fc.Arbitrary<unknown>>> = {
    object: objectOf,
    array: listOf,
    string: textOf,
    integer: numberOf,
    number: numberOf,
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  };

  const valueOf = (part: Part, depth: number): fc.Arbitrary<unknown> => {
    if (typeof part !== "object" || depth > MAX_DEPTH) return anything;
    if (part.$ref !== undefined) return valueOf(named[part.$ref.split("/").at(-1) ?? ""], depth);
    if (part.const !== undefined) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom<unknown>(...part.enum);
    const choices = part.anyOf ?? part.oneOf;
    if (choices && part.type === undefined)
      return fc.oneof(...choices.map((choice) => valueOf(choice, depth)));
    return makers[String(part.type)]?.(part, depth) ?? anything;
  };

  return valueOf(schema, 0);
}
