import { describe, expect, test } from "vitest";

import {
  allAlternatives,
  idsOfLines,
  linkedId,
  linkLines,
  linksOfText,
  linksText,
  linkTexts,
} from "./product-links.ts";

const names = new Map([
  [3, { name: "Probe\n#9 x", part_number: "P-3" }],
  [12, { name: "Fuse", part_number: null }],
]);

describe("D-93 linked products", () => {
  test("in the history have their names, and are found by their ids", () => {
    const lines = linkLines([12, 3, 7], names);
    expect(lines).toBe("#12 Fuse\n#3 Probe #9 x · P-3\n#7");
    expect(idsOfLines(lines)).toEqual([12, 3, 7]);
    expect(linkLines([], names)).toBeNull();
    expect(idsOfLines(null)).toEqual([]);
    expect(idsOfLines("12 Fuse\n#x")).toEqual([]);
  });

  test("are texts in forms and cells", () => {
    expect(linksOfText(linksText([4, 2]))).toEqual([4, 2]);
    expect(linksOfText("")).toEqual([]);
    expect(linksOfText("4;x;0;2")).toEqual([4, 2]);
    expect(linkTexts(" P-1 ;; #12\nA;")).toEqual(["P-1", "#12", "A"]);
    expect(["#12", "# 12", "#0", "12", "#12a"].map(linkedId)).toEqual([12, null, null, null, null]);
  });

  test("alternatives are those that are named, then at most six derived ones, each once and never itself", () => {
    expect(allAlternatives(1, [5, 1, 4], [4, 1, 2, 3, 6, 7, 8, 9, 10])).toEqual([5, 4, 2, 3, 6, 7, 8, 9]);
  });
});
