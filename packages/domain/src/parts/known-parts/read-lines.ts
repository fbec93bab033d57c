import {
  isPartDifference,
  type KnownPart,
  type PartDifference,
  type PartGroup,
  type SimilarPart,
} from "./known-part.ts";
import { partValue } from "./part-values.ts";

/** A part of a line with the other numbers under which it is found. */
interface ReadLine {
  readonly part: KnownPart;
  readonly otherCodes: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function differenceOf(word: string): PartDifference {
  if (!isPartDifference(word)) throw new Error(`'${word}' is no difference between parts.`);
  return word;
}

function similarOf(link: string): SimilarPart {
  const groups = /^~(?<code>[^()]+)\((?<differs>[^()]+)\)$/.exec(link)?.groups;
  if (!groups) throw new Error(`'${link}' does not name a similar part with its difference.`);
  return { code: groups["code"] ?? "", differs: (groups["differs"] ?? "").split("+").map(differenceOf) };
}

function readLine(line: string, { kind }: PartGroup): ReadLine {
  const [codes = "", subtype = "", values = "", packages = "", pins = "", links = ""] = line
    .split("|")
    .map((field) => field.trim());
  const [code = "", ...otherCodes] = codes.split(/,\s*/);
  // Numbers of boards and connectors hold spaces.
  const linked = links.split(/\s+(?=[=~^])/).filter(Boolean);
  const strange = linked.find((link) => !/^[=~^]/.test(link));
  if (strange !== undefined) throw new Error(`'${strange}' of ${code} is no link.`);
  return {
    part: {
      code,
      kind,
      subtype: subtype === "" ? null : subtype,
      values: words(values).map(partValue),
      packages: words(packages),
      pins: pins === "" ? null : Number(pins),
      equivalents: linked.filter((link) => link.startsWith("=")).map((link) => link.slice(1)),
      similar: linked.filter((link) => link.startsWith("~")).map(similarOf),
      opposite: linked.find((link) => link.startsWith("^"))?.slice(1) ?? null,
    },
    otherCodes,
  };
}

/** Reads the lines of a group. */
export const readLines = (group: PartGroup): ReadLine[] =>
  group.lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => readLine(line, group));
