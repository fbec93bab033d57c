import { foldPartNumber } from "../../search/folding.ts";
import { partGroups } from "./data/part-groups.ts";
import type { KnownPart } from "./known-part.ts";
import { readLines } from "./read-lines.ts";

/** A part under one of its numbers, with the rule by which its group's numbers are written. */
interface IndexedPart {
  readonly part: KnownPart;
  readonly makers: ReadonlySet<string>;
  readonly endings: RegExp;
}

function buildIndex(): ReadonlyMap<string, IndexedPart> {
  const index = new Map<string, IndexedPart>();
  for (const group of partGroups) {
    const makers = new Set((group.makers ?? "").split(" ").filter(Boolean));
    const endings = new RegExp(`^(?:${group.endings ?? ""})?$`, "u");
    for (const { part, otherCodes } of readLines(group)) {
      for (const code of [part.code, ...otherCodes]) {
        const folded = foldPartNumber(code);
        const taken = index.get(folded)?.part;
        if (taken && taken !== part)
          throw new Error(`${code} is a number of ${taken.code} and of ${part.code}.`);
        index.set(folded, { part, makers, endings });
      }
    }
  }
  return index;
}

let built: ReadonlyMap<string, IndexedPart> | undefined;

/** All parts by their folded numbers; built when it is asked for first. */
export const partIndex = (): ReadonlyMap<string, IndexedPart> => (built ??= buildIndex());
