import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import type { SearchState } from "@shop/data/shop/search/view.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, newest } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english, framedInDocs, onPhone } from "../../stories/page.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const answerOf = (overrides: Partial<SearchAnswer> = {}): SearchAnswer => ({
  products: newest.slice(0, SEARCH_OVERLAY_LIMIT),
  totalCount: SEARCH_OVERLAY_LIMIT,
  totalCountExact: true,
  next_cursor: null,
  corrected: null,
  near: [],
  mentioned: [],
  unmatched: [],
  applied_values: [],
  ...overrides,
});

const found = (overrides?: Partial<SearchAnswer>): SearchState => ({
  status: "found",
  answer: answerOf(overrides),
});

const idle: SearchState = { status: "idle" };
const onRetry = fn();
const first = newest[0];
if (!first) throw new Error("The catalogue is empty.");

const meta = preview.meta({
  title: "Parts/Search overlay",
  component: SearchOverlay,
  args: { query: "", search: idle, totalCount: 0, onQuery: fn(), onSearch: fn(), onClose: fn() },
  parameters: framedInDocs,
  beforeEach: () => {
    onRetry.mockClear();
  },
});

const box = () => screen.getByRole("textbox", { name: "Search products" });
const links = () => screen.getAllByRole("link");
const resultsTop = (): number => screen.getByRole("list", { name: "Results" }).getBoundingClientRect().top;

/** Before anything is typed: recent searches and the categories. */
export const Default = meta.story({
  args: { recent: ["K45", "ملتيميتر"], categories: catalogue.categories },
});

/** The first search of a browser, before the categories are loaded. */
export const First = meta.story({});

/** A search is pending. */
export const Loading = meta.story({ args: { query: "uno", search: { status: "searching" } } });

/** Fifteen results that scroll. */
export const Found = meta.story({
  args: { query: "s", search: found({ products: newest.slice(0, 18) }), totalCount: 18 },
  tags: ["canonical"],
  parameters: canonical,
});

/** More than 20 results: a link leads to all of them. */
export const ManyResults = meta.story({
  args: { query: "dc motor", search: found({ totalCount: 21 }), totalCount: 21 },
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
  await expect(screen.getByText(/No product has this number/u)).toHaveTextContent("7812");
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

/** Nothing was found. */
export const Empty = meta.story({
  args: { query: "zzzz", search: found({ products: [], totalCount: 0 }) },
});

export const Failed = meta.story({
  args: { query: "uno", search: { status: "failed", error: "Error fetching products.", onRetry } },
});

/** Long names, no pictures, no prices. */
export const LongNames = meta.story({
  args: {
    query: "meter",
    search: found({ products: [...edgeCases], totalCount: 1000, totalCountExact: false }),
    totalCount: 1000,
  },
});

Partly.test("API-4 names the words that were left out", english, async () => {
  await expect(screen.getByText(/no product has it with the rest/)).toHaveTextContent("cheap");
});

Default.test(
  "SEARCH-1 a text input with placeholder 'Search...', focused at once",
  english,
  async ({ userEvent, args }) => {
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).toHaveAttribute("placeholder", "Search...");
    await userEvent.type(box(), "k");
    await expect(args.onQuery).toHaveBeenCalledWith("k");
  },
);

Default.test(
  "SEARCH-1 before typing, recent searches and categories are offered, also to the arrow keys",
  english,
  async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: "K45" }));
    await expect(args.onQuery).toHaveBeenCalledWith("K45");
    await expect(box()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const [category] = catalogue.categories;
    const [link] = links();
    await expect(link).toHaveTextContent(category?.name ?? "");
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", `/category/${category?.id}`);
  },
);

Empty.test(
  "SEARCH-3 what is not found is sent to the shop by chat",
  { ...english, args: { chatNumber: "201000000000" } },
  async ({ args }) => {
    await expect(screen.getByRole("link", { name: "Ask the shop for it (opens WhatsApp)" })).toHaveAttribute(
      "href",
      `https://wa.me/201000000000?text=${encodeURIComponent(`Hello, do you have this? ${args.query}`)}`,
    );
  },
);

Loading.test("SEARCH-8 a spinner while searching", english, async () => {
  await expect(screen.getByText("Searching")).toBeInTheDocument();
  await expect(screen.queryByText("no result found.")).not.toBeInTheDocument();
});

Found.test(
  "SEARCH-2 up to 15 results in an area that scrolls",
  { ...english, tags: ["browser"] },
  async () => {
    const list = screen.getByRole("list", { name: "Results" });
    await expect(links()).toHaveLength(15);
    const area = list.parentElement;
    await expect(area?.scrollHeight).toBeGreaterThan(area?.clientHeight ?? Infinity);
  },
);

Found.test(
  "SEARCH-2 the matching part of name and part number is emphasized",
  {
    ...english,
    args: { query: "K45", search: found({ products: [first], totalCount: 1 }), totalCount: 1 },
  },
  async ({ canvasElement }) => {
    const marks = Array.from(
      canvasElement.ownerDocument.querySelectorAll("mark"),
      (mark) => mark.textContent,
    );
    await expect(marks).toEqual(["K45", "K45"]);
  },
);

Empty.test("SEARCH-3 'no result found.' when there are none", english, async () => {
  await expect(screen.getByText("no result found.")).toBeVisible();
});

Found.test(
  "SEARCH-4 at 20 results there is no 'show all result'",
  { ...english, args: { search: found({ totalCount: 20 }), totalCount: 20 } },
  async () => {
    await expect(screen.queryByRole("link", { name: "show all result" })).not.toBeInTheDocument();
  },
);

ManyResults.test(
  "SEARCH-4 above 20 results 'show all result' leads to the results",
  english,
  async ({ userEvent, args }) => {
    const all = screen.getByRole("link", { name: "show all result" });
    await expect(all).toHaveAttribute("href", "/results?query=dc%20motor");
    await userEvent.click(all);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

const fifteen = { ...english, args: { search: found(), totalCount: 15 } };

Found.test(
  "SEARCH-5 choosing a result closes the overlay and leads to its product",
  fifteen,
  async ({ userEvent, args }) => {
    const [result] = links();
    if (!result) throw new Error("There is no result.");
    await expect(result).toHaveAttribute("href", `/product/${first.id}`);
    await userEvent.click(result);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Found.test(
  "SEARCH-5 arrow keys move through the results and Enter opens one",
  fifteen,
  async ({ userEvent, args }) => {
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(links()[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(box()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
);

Loading.test(
  "SEARCH-4 Enter leads to all results at once",
  { ...english, args: { query: " uno " } },
  async ({ userEvent, args }) => {
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("uno", null);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Failed.test(
  "SEARCH-7 a failure shows neither results nor the kept text, and can be tried again",
  english,
  async ({ userEvent }) => {
    const alert = screen.getByText("The search did not get through.").closest('[role="alert"]');
    await expect(alert).toBeVisible();
    await expect(screen.queryByText("Error fetching products.")).not.toBeInTheDocument();
    await expect(screen.queryByText("no result found.")).not.toBeInTheDocument();
    await expect(screen.queryByRole("list")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

Default.test(
  "SEARCH-2 Back closes it in the task of the move, before a second Back can begin",
  { ...english, tags: ["browser"], args: { query: "uno" } },
  async ({ args }) => {
    const below: unknown = JSON.parse(JSON.stringify(history.state).replace('"depth":1', '"depth":0'));
    dispatchEvent(new PopStateEvent("popstate", { state: below }));
    await expect(args.onClose).toHaveBeenCalledWith("uno");
  },
);

Default.test(
  "SEARCH-2 Escape closes it in its own task, before a step back can begin",
  { ...english, tags: ["browser"], args: { query: "uno" } },
  async ({ args }) => {
    screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledWith("uno");
  },
);

Default.test(
  "the button closes it with the text of the box",
  { ...english, tags: ["browser"], args: { query: "uno" } },
  async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith("uno"));
  },
);
