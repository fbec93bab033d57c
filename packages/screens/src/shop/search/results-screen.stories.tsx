import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import { useResultsModel } from "@shop/data/shop/search/use-results-model.ts";
import { ready } from "@shop/data/view.ts";
import type { ResultSort } from "@shop/domain/catalogue/sorting.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { edgeCases, firstPage, LONG_ARABIC, newest, UNBREAKABLE, wholeList } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { listFilters } from "../../stories/list-filters.ts";
import { english, inPage } from "../../stories/page.tsx";
import { ResultsScreen, type ResultsScreenProps } from "./results-screen.tsx";

const onRetry = fn();

/** How a search is read that is searched as typed. */
const asTyped = { corrected: null, near: [], mentioned: [], unmatched: [], missingPart: null };

const meta = preview.meta({
  title: "Shop/Results",
  component: ResultsScreen,
  decorators: [inPage],
  args: {
    query: "multimeter",
    sort: "relevance" as const,
    onSort: fn(),
    chatNumber: "201000000000",
    results: ready({ ...firstPage(), ...asTyped }),
    more: { status: "idle" } as const,
    onLoadMore: fn(),
    onAddToCart: fn(),
    ...listFilters(demoFacets({ query: "multimeter" })),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Results of a query, with a button that loads more. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { results: { status: "loading" } } });

/** Nothing was found. */
export const Empty = meta.story({
  args: {
    query: "zzzz",
    results: ready({ ...wholeList([]), ...asTyped }),
  },
});

export const Failed = meta.story({
  args: { results: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** The next page is loading. */
export const LoadingMore = meta.story({
  args: { more: { status: "pending" } },
  play: showEnd,
});

/** The next page failed; the products before it stay. */
export const FailedMore = meta.story({
  args: { more: { status: "failed", error: "Internal Server Error" } },
  play: showEnd,
});

/** The filters come after the products. */
export const LoadingFilters = meta.story({ args: { facets: { status: "loading" } } });

/** Without filters the products stay. */
export const FailedFilters = meta.story({
  args: { facets: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** Neither a query nor products: the search is offered. */
export const WithoutQuery = meta.story({ args: { query: "", results: null } });

/** Products of the search overlay, which passed them without a query. */
export const FromOverlay = meta.story({
  args: {
    query: "",
    results: ready({
      ...wholeList(newest.slice(0, 3)),
      ...asTyped,
    }),
  },
});

/** The results of a similar word, for a query with a typing error. */
export const Corrected = meta.story({
  args: {
    query: "mutlimeter",
    results: ready({ ...firstPage(), ...asTyped, corrected: "multimeter" }),
  },
});

/** Parts of other manufacturers, for a part number that no product has. */
export const Near = meta.story({
  args: {
    query: "UA7805",
    results: ready({ ...firstPage(), ...asTyped, near: ["UA7805"] }),
  },
});

Near.test("API-4 D-60 near matches are named as such", english, async ({ canvas }) => {
  await expect(canvas.getByText(/Near matches, as no product is called/u)).toHaveTextContent("UA7805");
});

/** Products whose descriptions mention a number that no product has. */
export const Mentioned = meta.story({
  args: {
    query: "7812",
    results: ready({ ...firstPage(), ...asTyped, mentioned: ["7812"] }),
  },
});

Mentioned.test("API-4 D-60 what descriptions alone mention is named as such", english, async ({ canvas }) => {
  await expect(canvas.getByText(/No product is called so/u)).toHaveTextContent("7812");
});

const regulators = firstPage();

/** What a part is that the shop does not have, and what may stand for it. */
export const MissingPart = meta.story({
  args: {
    query: "LM7812CV",
    results: ready({
      ...regulators,
      ...asTyped,
      near: ["LM7812CV"],
      missingPart: {
        code: "7812",
        kind: "regulator",
        facts: ["positive", "12V", "1A", "TO-220"],
        in_place: [
          { ground: "drop-in", product_ids: regulators.items.slice(0, 1).map(({ id }) => id) },
          { ground: "adjustable", product_ids: regulators.items.slice(1, 3).map(({ id }) => id) },
        ],
      },
    }),
  },
});

MissingPart.test(
  "D-60 says what the part is and what may stand for it, on which ground",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("voltage regulator", { exact: false })).toHaveTextContent(
      "7812 · voltage regulator · positive · 12V · 1A · TO-220 – not in the shop.",
    );
    await expect(canvas.getByText("Fits in its place:", { exact: false })).toBeVisible();
    await expect(canvas.getByText("Can be set to its voltage:", { exact: false })).toBeVisible();
  },
);

/** A kind that the shop does not have, for which nothing stands. */
export const NoneOfKind = meta.story({
  args: { query: "laptop", results: ready({ ...wholeList([]), ...asTyped, unmatched: ["laptop"] }) },
});

NoneOfKind.test("D-60 names what the shop does not have", english, async ({ canvas }) => {
  await expect(canvas.getByText(/The shop has no/u)).toHaveTextContent("laptop");
});

/** The results of the other words, for a query with words that no product contains. */
export const Partly = meta.story({
  args: {
    query: "cheap multimeter",
    results: ready({ ...firstPage(), ...asTyped, unmatched: ["cheap"] }),
  },
});

/** Words that were read as values of products, each of which can be taken out of the search. */
export const Values = meta.story({
  args: {
    query: "resistor 4k7",
    results: ready({
      ...wholeList(newest.slice(0, 1)),
      ...asTyped,
    }),
    ...listFilters({
      ...demoFacets({ query: "resistor" }),
      applied_values: [
        {
          words: "4k7",
          name: "Resistance: 4.7\u00A0kΩ",
          name_ar: "المقاومة: 4.7\u00A0كيلو أوم",
          without: "resistor",
          match: "exact" as const,
        },
      ],
    }),
  },
});

Values.test("D-94 values are taken out, or searched as words", english, async ({ canvas }) => {
  const chips = within(canvas.getByRole("list", { name: "Values in the search" }));
  await expect(chips.getByRole("link", { name: /Resistance: 4\.7/ })).toHaveAttribute(
    "href",
    "/results?query=resistor",
  );
  await expect(chips.getByRole("link", { name: "Search for the words only" })).toHaveAttribute(
    "href",
    "/results?query=%22resistor+4k7%22",
  );
});

/** More results than are counted. */
export const ManyResults = meta.story({
  args: {
    results: ready({
      ...firstPage(),
      total: 1000,
      totalExact: false,
      ...asTyped,
    }),
  },
});

/** A query without a line-break opportunity, and products at their limits. */
export const LongNames = meta.story({
  args: {
    query: UNBREAKABLE + UNBREAKABLE,
    results: ready({
      ...wholeList(edgeCases),
      ...asTyped,
      corrected: LONG_ARABIC,
      unmatched: [UNBREAKABLE],
    }),
  },
});

FromOverlay.test("RESULTS-1 the passed products are shown", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: "Search results" })).toBeVisible();
  for (const { name } of newest.slice(0, 3)) await expect(canvas.getByRole("link", { name })).toBeVisible();
  await expect(canvas.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
});

Default.test(
  "RESULTS-2 the results of a query, paged at its own address",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Results for multimeter");
    const more = canvas.getByRole("button", { name: "Load more" });
    const form = more.closest("form");
    await expect(form).toHaveAttribute("action", "/results");
    await expect(form?.querySelector('input[name="query"]')).toHaveValue("multimeter");
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
);

Default.test(
  "RESULTS-2 results can be sorted, and the order and number of products are announced",
  {
    ...english,
    render: function Sorting(args) {
      const [sort, setSort] = useState<ResultSort>("relevance");
      return <ResultsScreen {...args} sort={sort} onSort={setSort} />;
    },
  },
  async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("combobox", { name: "Sort by" });
    await expect(control).toHaveDisplayValue("Best match");
    const announced = () => control.closest("form")?.querySelector("output");
    await expect(announced()).toBeEmptyDOMElement();
    await userEvent.selectOptions(control, "Lowest price");
    await expect(control.closest("form")).toHaveFormValues({ query: "multimeter", sort: "price" });
    await expect(announced()).toHaveTextContent(/Sort by Lowest price: \d+ products/);
  },
);

Default.test("RESULTS-3 each result opens its product", english, async ({ canvas }) => {
  for (const { id, name } of newest.slice(0, 12)) {
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/product/${id}`);
  }
});

WithoutQuery.test(
  "RESULTS-2 with neither a query nor products it says so and offers the search",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Nothing was searched for yet.")).toBeVisible();
    const box = canvas.getByRole("searchbox", { name: "Search products" });
    await expect(box.closest("form")).toHaveAttribute("action", "/results");
  },
);

Corrected.test("names the corrected query", english, async ({ canvas }) => {
  await expect(canvas.getByText(/Showing results for/)).toHaveTextContent("multimeter");
});

Partly.test("API-4 names the words that were left out", english, async ({ canvas }) => {
  await expect(canvas.getByText(/no product has it with the rest/)).toHaveTextContent("cheap");
});

ManyResults.test("counts no further than 1,000", english, async ({ canvas }) => {
  await expect(canvas.getAllByText(/1,000\+ products/)[0]).toBeVisible();
});

Empty.test("the shop can be asked for what was not found", english, async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: /ask the shop/i })).toHaveAttribute(
    "href",
    expect.stringContaining("zzzz"),
  );
});

Empty.test("LIST-2 a search that finds nothing", english, async ({ canvas }) => {
  await expect(canvas.getByText("no results founded.")).toBeVisible();
  await expect(canvas.getByRole("searchbox")).toHaveValue("zzzz");
});

Failed.test("the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The screen with its model. */
function Connected(args: ResultsScreenProps) {
  return <ResultsScreen {...args} {...useResultsModel({ query: args.query, received: null })} />;
}

const connected = { ...english, render: (args: ResultsScreenProps) => <Connected {...args} /> };

Default.test(
  "RESULTS-2 opened directly it searches for its query",
  { ...connected, args: { query: "resistor" } },
  async ({ canvas }) => {
    const [result] = await canvas.findAllByRole("link", { name: /resistor/i });
    await expect(result).toHaveAttribute("href", expect.stringMatching(/^\/product\/\d+$/));
  },
);

Default.test(
  "RESULTS-1 a card states its brand, and marks what was searched for in its part number",
  {
    ...english,
    args: {
      query: "k4",
      results: ready({
        ...wholeList([aProduct({ name: "Meter", brand: "Kelvra", part_number: "K45" })]),
        ...asTyped,
      }),
    },
  },
  async ({ canvas }) => {
    const card = canvas.getByRole("listitem");
    await expect(card).toHaveTextContent("Kelvra · K45");
    await expect(within(card).getByText("K4").tagName).toBe("MARK");
  },
);

/** The screen with its model, sorted by price. */
function Sorted(args: ResultsScreenProps) {
  return (
    <ResultsScreen {...args} {...useResultsModel({ query: args.query, received: null, sort: "price" })} />
  );
}

Default.test(
  "D-60 opened directly in another order it says how the search was read",
  {
    ...english,
    args: { query: "resistor" },
    render: (args) => <Sorted {...args} />,
    beforeEach: ({ msw }) => msw.use(mock("searchProducts").ok({ ...passed, unmatched: ["zzqq"] })),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Left out, as no product has it with the rest:/)).toBeVisible();
  },
);

const passed: SearchAnswer = {
  products: newest.slice(0, 15),
  totalCount: 15,
  totalCountExact: true,
  next_cursor: null,
  corrected: null,
  near: [],
  mentioned: [],
  unmatched: [],
  missing_part: null,
  applied_values: [],
};

/** The screen with its model, which received the overlay's response. */
function Passed(args: ResultsScreenProps) {
  return <ResultsScreen {...args} {...useResultsModel({ query: args.query, received: passed })} />;
}

Default.test(
  "RESULTS-1 products in the navigation state are shown without another request",
  {
    ...english,
    args: { query: "anything" },
    render: (args) => <Passed {...args} />,
    beforeEach: ({ msw }) => msw.use(mock("searchProducts").failing(500)),
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(15);
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
);

WithoutQuery.test(
  "RESULTS-2 without a query no request is sent",
  { ...connected, args: { query: " " } },
  async ({ canvas }) => {
    await expect(canvas.getByText("Nothing was searched for yet.")).toBeVisible();
  },
);

Default.test(
  "RESULTS-2 the search fails, then succeeds when tried again",
  {
    ...connected,
    args: { query: "resistor" },
    beforeEach: ({ msw }) => msw.use(mock("searchProducts").failing(500, { once: true })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("link", { name: /resistor/i })[0]).toBeVisible());
  },
);
