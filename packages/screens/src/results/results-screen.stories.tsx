import type { SearchAnswer } from "@shop/contract/endpoints/catalogue.ts";
import { ready } from "@shop/contract/state.ts";
import { useResultsModel } from "@shop/data/models/use-results-model.ts";
import { edgeCases, firstPage, LONG_ARABIC, newest, UNBREAKABLE, wholeList } from "@shop/fixtures/samples.ts";
import { mockSearchProducts } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { ResultsScreen, type ResultsScreenProps } from "./results-screen.tsx";

const onRetry = fn();

const meta = preview.meta({
  title: "Screens/Results",
  component: ResultsScreen,
  decorators: [inPage],
  args: {
    query: "multimeter",
    results: ready({ ...firstPage(), corrected: null }),
    more: { status: "idle" } as const,
    onLoadMore: fn(),
    onAddToCart: fn(),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Products that came through navigation state. */
export const Received = meta.story({
  name: "RESULTS-1 the products that were handed over are shown",
  args: { query: "", results: ready({ ...wholeList(newest.slice(0, 3)), corrected: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Search results" })).toBeVisible();
    for (const { name } of newest.slice(0, 3)) await expect(canvas.getByRole("link", { name })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  },
});

/** Results of a query, with a way to the rest. */
export const Ready = meta.story({
  name: "RESULTS-2 the results of a query, paged at its own address",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Results for multimeter");
    const more = canvas.getByRole("button", { name: "Load more" });
    const form = more.closest("form");
    await expect(form).toHaveAttribute("action", "/results");
    await expect(form?.querySelector('input[name="query"]')).toHaveValue("multimeter");
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** A result is a way to its product. */
export const Opens = meta.story({
  name: "RESULTS-3 each result opens its product",
  play: async ({ canvas }) => {
    for (const { id, name } of newest.slice(0, 12)) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/product/${id}`);
    }
  },
});

/** Neither a query nor products: the search is offered. */
export const Neither = meta.story({
  name: "RESULTS-2 with neither a query nor products it says so and offers the search",
  args: { query: "", results: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing was searched for yet.")).toBeVisible();
    const box = canvas.getByRole("searchbox", { name: "Search products" });
    await expect(box.closest("form")).toHaveAttribute("action", "/results");
  },
});

/** A typing error was repaired. */
export const Corrected = meta.story({
  args: { query: "mutlimeter", results: ready({ ...firstPage(), corrected: "multimeter" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Showing results for/)).toHaveTextContent("multimeter");
  },
});

/** More than are counted. */
export const Thousands = meta.story({
  args: { results: ready({ ...firstPage(), total: 1000, totalExact: false, corrected: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/1,000\+ products/)[0]).toBeVisible();
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  name: "LIST-2 a search that finds nothing",
  args: { query: "zzzz", results: ready({ ...wholeList([]), corrected: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("no results founded.")).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("zzzz");
  },
});

/** On its way. */
export const Loading = meta.story({ args: { results: { status: "loading" } } });

/** The search did not get through. */
export const Failed = meta.story({
  args: { results: { status: "failed", error: "Internal Server Error", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A query without a place to break, and products at their edges. */
export const Stress = meta.story({
  args: {
    query: UNBREAKABLE + UNBREAKABLE,
    results: ready({ ...wholeList(edgeCases), corrected: LONG_ARABIC }),
  },
});

/** The same in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({
  globals: { locale: "ar", theme: "dark" },
  args: Corrected.input.args,
});

/** The screen fed by its model. */
function Connected(args: ResultsScreenProps) {
  return <ResultsScreen {...args} {...useResultsModel({ query: args.query, received: null })} />;
}

/** A reload or a shared link has only the query. */
export const FromApi = meta.story({
  name: "RESULTS-2 opened directly it searches for its query",
  args: { query: "resistor" },
  render: (args) => <Connected {...args} />,
  play: async ({ canvas }) => {
    const [result] = await canvas.findAllByRole("link", { name: /resistor/i });
    await expect(result).toHaveAttribute("href", expect.stringMatching(/^\/product\/\d+$/));
  },
});

const handedOver: SearchAnswer = {
  products: newest.slice(0, 15),
  totalCount: 15,
  totalCountExact: true,
  next_cursor: null,
  corrected: null,
};

function HandedOver(args: ResultsScreenProps) {
  return <ResultsScreen {...args} {...useResultsModel({ query: args.query, received: handedOver })} />;
}

/** What the overlay had found is shown without asking again. */
export const Handed = meta.story({
  name: "RESULTS-1 what came through navigation state is shown without another call",
  args: { query: "anything" },
  render: (args) => <HandedOver {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockSearchProducts.failing(500));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(15);
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
});

/** Neither a query nor an answer. */
export const NothingAsked = meta.story({
  name: "RESULTS-2 without a query nothing is asked of the API",
  args: { query: " " },
  render: (args) => <Connected {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing was searched for yet.")).toBeVisible();
  },
});

/** The API fails once and answers when asked again. */
export const ApiRecovers = meta.story({
  name: "RESULTS-2 the API fails, then answers on another try",
  args: { query: "resistor" },
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockSearchProducts.failing(500, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("link", { name: /resistor/i })[0]).toBeVisible());
  },
});
