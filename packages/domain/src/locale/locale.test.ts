import { expect, test } from "vitest";

import { localDescription, localName } from "./locale.ts";

const entity = { name: "Meter", name_ar: "جهاز قياس", description: "Measures.", description_ar: "" };

test("D-26 a name in the reader's language, in English where it has no other", () => {
  expect(localName(entity, "ar")).toBe("جهاز قياس");
  expect(localName(entity, "en")).toBe("Meter");
  expect(localName({ ...entity, name_ar: null }, "ar")).toBe("Meter");
  expect(localDescription(entity, "ar")).toBe("Measures.");
});
