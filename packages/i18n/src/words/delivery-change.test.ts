import { expect, test } from "vitest";

import { allMessages } from "../all.ts";
import { formatDeliveryChange } from "./delivery-change.ts";

const formatted = (text: string, locale: "en" | "ar"): string =>
  formatDeliveryChange(text, locale, allMessages[locale].delivery)
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll("\u00A0", " ");

test("D-109 places and costs of a change are in the reader's language; an unknown place stays as it is", () => {
  expect(formatted("EG-C 45.00 → pick_up 0.00", "en")).toBe("Cairo (45 EG) → Pick-up at a branch (free)");
  expect(formatted("– → EG-GZ 1060.50", "ar")).toBe("– → الجيزة (1,060.50 EG)");
  expect(formatted("EG-X 5.00 → –", "en")).toBe("EG-X (5 EG) → –");
});
