import { foldText } from "../search/folding.ts";
import {
  type Attribute,
  type AttributeChoice,
  MAX_CHOSEN,
  type Specification,
  SPECIFICATION_LENGTH,
} from "./attribute.ts";
import { parseValue } from "./parse-value.ts";

/** Why a text is not read as the value of an attribute. */
type SpecificationError =
  | "bad_value"
  | "other_unit"
  | "ambiguous_value"
  | "unknown_choice"
  | "limit_reached"
  | "too_long";

/** What a text is read as: a value, null for a blank text, or why it is none. */
export type ReadSpecification =
  | { readonly value: Specification | null; readonly error?: never }
  | { readonly error: SpecificationError; readonly value?: never };

const YES = new Set(["yes", "y", "true", "1", "نعم", "موجود"]);
const NO = new Set(["no", "n", "false", "0", "لا"]);

/** Reads yes or no in either language; undefined for any other text. */
export function readYesNo(text: string): boolean | undefined {
  const word = foldText(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const choiceMaps = new WeakMap<readonly AttributeChoice[], ReadonlyMap<string, number>>();

/** A text as it is compared with the names of choices: '16×2' is '16x2'; signs count where nothing else is left ('+', '-'). */
const choiceKey = (text: string): string =>
  foldText(text.replaceAll(/(?<=\p{Nd}) ?[×*] ?(?=\p{Nd})/gu, "x")) || text.trim();

/** The ids of choices by their folded names and synonyms; of two with the same name the first has it. */
function choicesByName(choices: readonly AttributeChoice[]): ReadonlyMap<string, number> {
  const known = choiceMaps.get(choices);
  if (known) return known;
  const ids = new Map<string, number>();
  const add = (text: string, id: number): void => {
    const key = choiceKey(text);
    if (key !== "" && !ids.has(key)) ids.set(key, id);
  };
  for (const { id, name } of choices) add(name, id);
  for (const { id, name_ar, synonyms } of choices)
    for (const text of [name_ar ?? "", ...synonyms]) add(text, id);
  choiceMaps.set(choices, ids);
  return ids;
}

/** The id of the choice that a text names; undefined where there is none. */
export const choiceNamed = (choices: readonly AttributeChoice[], text: string): number | undefined =>
  choicesByName(choices).get(choiceKey(text));

function readChoices(text: string, choices: readonly AttributeChoice[]): ReadSpecification {
  const whole = choiceNamed(choices, text);
  if (whole !== undefined) return { value: { choices: [whole] } };
  const byMark = text.split(/[;|\n؛]/);
  const parts = (byMark.length > 1 ? byMark : text.split(/[,،]/)).map((part) => part.trim()).filter(Boolean);
  const ids = new Set<number>();
  for (const part of parts) {
    const id = choiceNamed(choices, part);
    if (id === undefined) return { error: "unknown_choice" };
    ids.add(id);
  }
  if (ids.size === 0) return { error: "unknown_choice" };
  if (ids.size > MAX_CHOSEN) return { error: "limit_reached" };
  return { value: { choices: [...ids].toSorted((a, b) => a - b) } };
}

/** Reads the value of an attribute from a text of a form or a sheet; several choices have ';' between them. */
export function readSpecification(attribute: Attribute, given: string): ReadSpecification {
  const text = given.trim();
  if (text === "") return { value: null };
  if (attribute.kind !== "choice" && text.length > SPECIFICATION_LENGTH) return { error: "too_long" };
  if (attribute.kind === "text") return { value: { text } };
  if (attribute.kind === "choice") return readChoices(text, attribute.choices);
  if (attribute.kind === "yes_no") {
    const yes = readYesNo(text);
    return yes === undefined ? { error: "bad_value" } : { value: { yes } };
  }
  const { value, error } = parseValue(text, attribute.unit);
  if (value) return { value: { text, ...value } };
  return { error: error === "empty" ? "bad_value" : error };
}
