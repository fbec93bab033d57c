import { newest } from "@shop/fixtures/samples.ts";
import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { found, setup } from "./search-overlay.story-setup.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const meta = preview.meta({
  title: "Parts/Search overlay/Readings",
  component: SearchOverlay,
  ...setup,
});

/** The results of a similar word, for a query with a typing error. */
export const Corrected = meta.story({
  args: { query: "mutlimeter", search: found({ corrected: "multimeter", totalCount: 40 }), totalCount: 40 },
});

/** Parts of other manufacturers, for a part number that no product has. */
export const Near = meta.story({
  args: { query: "UA7805", search: found({ near: ["UA7805"], totalCount: 2 }), totalCount: 2 },
});

Near.test("API-4 D-60 near matches are named as such", english, async () => {
  await expect(screen.getByText(/Near matches, as no product is called/u)).toHaveTextContent("UA7805");
});

/** Products whose descriptions mention a number that no product has. */
export const Mentioned = meta.story({
  args: { query: "7812", search: found({ mentioned: ["7812"], totalCount: 1 }), totalCount: 1 },
});

Mentioned.test("API-4 D-60 what descriptions alone mention is named as such", english, async () => {
  await expect(screen.getByText(/No product is called so/u)).toHaveTextContent("7812");
});

/** A part that the shop does not have, and for which nothing stands. */
export const MissingPart = meta.story({
  args: {
    query: "BC557",
    search: found({
      products: [],
      totalCount: 0,
      near: ["BC557"],
      missing_part: { code: "BC557", kind: "transistor", facts: ["PNP", "45V", "100mA"], in_place: [] },
    }),
  },
});

MissingPart.test("D-60 says what the part is", english, async () => {
  await expect(screen.getByText("transistor", { exact: false })).toHaveTextContent(
    "BC557 · transistor · PNP · 45V · 100mA – not in the shop.",
  );
});

/** The results of the other words, for a query with words that no product contains. */
export const Partly = meta.story({
  args: {
    query: "cheap multimeter",
    search: found({ unmatched: ["cheap"], totalCount: 40 }),
    totalCount: 40,
  },
});

/** Words that were read as values of products. */
export const Values = meta.story({
  args: {
    query: "resistor 4k7",
    search: found({
      products: newest.slice(0, 1),
      applied_values: [
        {
          words: "4k7",
          name: "Resistance: 4.7\u00A0kΩ",
          name_ar: "المقاومة: 4.7\u00A0كيلو أوم",
          without: "resistor",
          match: "exact" as const,
        },
      ],
      totalCount: 1,
    }),
    totalCount: 1,
  },
});

Values.test("D-94 the overlay says what was read", english, async () => {
  await expect(await screen.findByText("Read as")).toHaveTextContent("Read as Resistance: 4.7 kΩ");
});

Partly.test("API-4 names the words that were left out", english, async () => {
  await expect(screen.getByText(/no product has it with the rest/)).toHaveTextContent("cheap");
});
