import { catalogue } from "@shop/fixtures/catalogue.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, onPhone } from "../../stories/page.tsx";
import { box, first, found, setup } from "./search-overlay.story-setup.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const meta = preview.meta({
  title: "Parts/Search overlay/Categories and filters",
  component: SearchOverlay,
  ...setup,
});

const resultsTop = (): number => screen.getByRole("list", { name: "Results" }).getBoundingClientRect().top;

/** Filters that narrow the results, with exact counts. */
export const Narrowing = meta.story({
  args: {
    query: "resistor",
    search: found({ totalCount: 24 }),
    totalCount: 24,
    facets: {
      total: 24,
      attributes: [
        {
          attribute_id: 7,
          name: "Package",
          name_ar: "الغلاف",
          values: [
            { id: 1, name: "0805", name_ar: null, count: 3 },
            { id: 2, name: "Through hole", name_ar: "ثقوب نافذة", count: 20 },
            { id: 3, name: "1206", name_ar: null, count: 0 },
          ],
        },
        {
          attribute_id: 8,
          name: "Resistance",
          name_ar: "المقاومة",
          unit: "ohm",
          min: 0.1,
          max: 1e6,
          count: 24,
        },
      ],
      brands: [{ name: "Kelvra", count: 24 }],
      price: null,
      in_stock: 21,
      packs: 0,
      on_offer: 2,
      errors: {},
      applied_values: [],
    },
  },
});

/** The filters are loading: the results keep their place. */
export const NarrowingLoading = meta.story({
  args: { query: "resistor", search: found({ totalCount: 24 }), totalCount: 24, facets: null },
});

Narrowing.test(
  "SEARCH-2 D-62 filters that leave a part of the results lead to them, the most common value first",
  english,
  async ({ userEvent, args }) => {
    const filters = within(screen.getByRole("list", { name: "Narrow the results" })).getAllByRole("link");
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      "in stock21",
      "on offer2",
      "Package: Through hole20",
      "Package: 08053",
    ]);
    await expect(filters.map((link) => link.getAttribute("href"))).toEqual([
      "/results?query=resistor&stock=1",
      "/results?query=resistor&offer=1",
      "/results?query=resistor&a7=2",
      "/results?query=resistor&a7=1",
    ]);
    await userEvent.click(filters[0] ?? document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Narrowing.test(
  "SEARCH-2 D-62 the results do not move when the filters come",
  { ...english, tags: ["browser"] },
  async ({ mount, args }) => {
    await mount(<SearchOverlay {...args} />);
    const loaded = resultsTop();
    await mount(<SearchOverlay {...args} facets={null} />);
    await expect(resultsTop()).toBeCloseTo(loaded, 0);
  },
);

/** Categories and sub categories that the query names, before the products. */
export const Groups = meta.story({
  args: {
    query: "multimetre",
    search: found({ corrected: "multimeter", totalCount: 31 }),
    totalCount: 31,
    categories: catalogue.categories,
  },
});

Groups.test(
  "SEARCH-2 D-62 categories that the corrected query names come first, and close it; arrow keys move through the products",
  english,
  async ({ userEvent, args }) => {
    const group = within(screen.getByRole("list", { name: "Categories" })).getByRole("link");
    await expect(group).toHaveTextContent("Digital multimeters");
    await expect(group).toHaveAttribute("href", expect.stringMatching(/^\/category\/8\?sub=\d+$/));
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(screen.getByRole("list", { name: "Results" })).getAllByRole("link")[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(group).toHaveFocus();
    await userEvent.click(group);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Groups.test(
  "SEARCH-2 D-62 a result states price and stock",
  {
    ...english,
    args: {
      search: found({
        products: [
          { ...first, price: "1450.00", amount: 60 },
          { ...first, id: first.id + 1, price: "0.00", amount: 0 },
        ],
      }),
    },
  },
  async () => {
    const results = within(screen.getByRole("list", { name: "Results" })).getAllByRole("link");
    await expect(results[0]).toHaveTextContent(/1,450.*EG.*in stock/);
    await expect(results[1]).toHaveTextContent(/price updating.*out of stock/);
  },
);

Groups.test("SEARCH-4 D-62 the link to all results has their number", english, async () => {
  await expect(screen.getByRole("link", { name: "show all result" })).toHaveTextContent("(31)");
});

Groups.test(
  "SEARCH-2 D-62 on a phone it is no higher than the screen, and the results scroll inside",
  { ...onPhone, tags: ["browser"] },
  async () => {
    const { top, bottom } = screen.getByRole("dialog").getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    const all = screen.getByRole("link", { name: /show all result|كل النتائج/u });
    await expect(all.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
);
