import { expect, test } from "vitest";

import { gtinOf } from "./gtin.ts";

test.each([
  ["96385074", "96385074"],
  ["036000291452", "036000291452"],
  ["4006381333931", "4006381333931"],
  ["400-6381 333931", "4006381333931"],
  ["٤٠٠٦٣٨١٣٣٣٩٣١", "4006381333931"],
  ["10012345000017", "10012345000017"],
  ["4006381333930", undefined],
  ["40063813339", undefined],
  ["NM-0007", undefined],
  ["", undefined],
  [null, undefined],
])("D-120 the trade item number of %j is %j", (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
