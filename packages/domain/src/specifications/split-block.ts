import { foldText } from "../search/folding.ts";
import type { Attribute } from "./attribute.ts";

/** A pasted block of specifications, split into values of attributes. */
export interface SplitBlock {
  /** Texts by the ids of attributes; of several lines for one attribute the first. */
  readonly values: ReadonlyMap<number, string>;
  /** Lines that name no attribute of the list. */
  readonly rest: readonly string[];
}

/** Lines of a block that are read. */
const MAX_LINES = 500;

/** Between a name and its value: a tab, a colon, an equals sign, or a dash or two spaces. */
const SEPARATOR = /\t+| *[:：=] *| +[–—-] +| {2,}|\|/u;

/** A name as it is compared: folded, without a unit in brackets. */
export const nameKey = (name: string): string => foldText(name.replaceAll(/[([].*?[)\]]/gu, ""));

/**
 * Splits a block as datasheets and shops have it, one value a line ('Resistance: 4.7 kΩ'), or its name and value on two lines, into values
 * of attributes; names are compared in both languages without case and signs.
 */
export function splitBlock(block: string, attributes: readonly Attribute[]): SplitBlock {
  const ids = new Map<string, number>();
  for (const { id, name, name_ar } of attributes) {
    for (const one of [name, name_ar ?? ""]) {
      const key = nameKey(one);
      if (key !== "" && !ids.has(key)) ids.set(key, id);
    }
  }
  const values = new Map<number, string>();
  const rest: string[] = [];
  const lines = block
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .map((line) => line.replace(/^[\s•*·-]+(?=\p{L})/u, "").trim())
    .filter(Boolean);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const separator = SEPARATOR.exec(line);
    const alone = ids.get(nameKey(line));
    const next = lines[at + 1];
    const named = separator ? ids.get(nameKey(line.slice(0, separator.index))) : undefined;
    if (named !== undefined && separator) {
      if (!values.has(named)) values.set(named, line.slice(separator.index + separator[0].length).trim());
    } else if (alone !== undefined && next !== undefined && ids.get(nameKey(next)) === undefined) {
      if (!values.has(alone)) values.set(alone, next);
      at += 1;
    } else rest.push(line);
  }
  return { values, rest };
}
