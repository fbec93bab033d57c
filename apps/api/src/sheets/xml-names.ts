import { ImportError } from "./sheet-fault.ts";

/** The name of an element without the prefix of its namespace. */
export const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** An attribute by its name without a prefix; undefined where there is none. A document that has it twice cannot be read in one way. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  let found: string | undefined;
  for (const key in attributes) {
    if (key !== name && (!key.endsWith(`:${name}`) || key.startsWith("xmlns:"))) continue;
    if (found !== undefined) throw new ImportError("unreadable");
    found = attributes[key];
  }
  return found;
}
