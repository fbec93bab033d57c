import { expect, test } from "vitest";

import { labelFormatNames, labelFormatOf, placeOnPage, placesOnPage } from "./label-formats.ts";
import { labelItemsIn, labelItemsText, MAX_LABEL_PRODUCTS, MAX_LABELS } from "./label-items.ts";

const A4 = { width: 210, height: 297 };

test.for(labelFormatNames)("D-154 all labels of %s lie on their page, and none on another", (name) => {
  const format = labelFormatOf(name);
  const page = format.sheet ? A4 : format;
  const places = Array.from({ length: placesOnPage(format) }, (_, place) => placeOnPage(format, place));
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + format.width).toBeLessThanOrEqual(page.width + 0.001);
    expect(y + format.height).toBeLessThanOrEqual(page.height + 0.001);
  }
  const overlapping = places.filter((one, index) =>
    places.some(
      (other, place) =>
        place > index &&
        Math.abs(one.x - other.x) < format.width - 0.001 &&
        Math.abs(one.y - other.y) < format.height - 0.001,
    ),
  );
  expect(overlapping).toEqual([]);
  expect(name).toContain(`${Math.floor(format.width)}x${Math.round(format.height)}`);
});

test("D-154 the labels of a sheet follow each other row by row", () => {
  const format = labelFormatOf("sheet-70x36");
  expect(placesOnPage(format)).toBe(24);
  expect(placeOnPage(format, 0)).toEqual({ x: 0, y: 4.5 });
  expect(placeOnPage(format, 4)).toEqual({ x: 70, y: 40.5 });
  expect(placeOnPage(format, 23)).toEqual({ x: 140, y: 256.5 });
});

test("D-154 products with the numbers of their labels are written into an address and read again", () => {
  const items = [
    { id: 12, count: 3 },
    { id: 15, count: 1 },
  ];
  expect(labelItemsText(items)).toBe("12x3,15");
  expect(labelItemsIn("12x3,15")).toEqual(items);
  expect(labelItemsIn(`7x${MAX_LABELS}`)).toEqual([{ id: 7, count: MAX_LABELS }]);
});

test.for([
  "",
  "0",
  "12x0",
  "12x",
  "12,",
  "12,12x2",
  "9999999999",
  "a",
  `7x${MAX_LABELS},8`,
  Array.from({ length: MAX_LABEL_PRODUCTS + 1 }, (_, index) => index + 1).join(","),
])("D-154 '%s' names no labels", (text) => {
  expect(labelItemsIn(text)).toBeNull();
});
