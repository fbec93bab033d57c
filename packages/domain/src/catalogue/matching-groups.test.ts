import { expect, test } from "vitest";

import { matchingGroups } from "./matching-groups.ts";

const categories = [
  {
    id: 1,
    name: "Measuring instruments",
    name_ar: "أجهزة القياس",
    sub_category: [
      { id: 11, name: "Digital multimeters", name_ar: "ملتيميترات رقمية" },
      { id: 12, name: "Clamp meters", name_ar: "كلامب ميتر" },
    ],
  },
  { id: 2, name: "Meters", name_ar: null, sub_category: [{ id: 21, name: "Panel meters", name_ar: null }] },
];
const namesOf = (text: string, most = 4) => matchingGroups(categories, text, most).map(({ name }) => name);

test.for([
  ["multimeter", ["Digital multimeters"]],
  ["multimeters", ["Digital multimeters"]],
  ["Digital multi", ["Digital multimeters"]],
  ["meter", ["Meters", "Clamp meters", "Panel meters"]],
  ["measuring clamp", ["Clamp meters"]],
  ["ملتيميترات", ["Digital multimeters"]],
  ["الملتيميتر", ["Digital multimeters"]],
  ["قياس", ["Measuring instruments"]],
  ["cheap multimeter", []],
  ["m", []],
  ["%", []],
] as const)("SEARCH-2 D-62 '%s' names groups", ([text, expected]) => {
  expect(namesOf(text)).toEqual(expected);
});

test("SEARCH-2 D-62 at most so many groups, the categories first", () => {
  expect(namesOf("meter", 2)).toEqual(["Meters", "Clamp meters"]);
  expect(matchingGroups(categories, "clamp", 2)).toEqual([
    { id: 12, name: "Clamp meters", name_ar: "كلامب ميتر", categoryId: 1, subCategoryId: 12 },
  ]);
});
