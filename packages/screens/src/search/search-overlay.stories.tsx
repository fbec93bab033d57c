import { SEARCH_OVERLAY_LIMIT } from "@shop/contract/constants.ts";
import type { SearchAnswer } from "@shop/contract/endpoints/catalogue.ts";
import { edgeCases, newest } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { onArabicPhone, onPhone } from "../stories/page.tsx";
import { SearchOverlay, type SearchState } from "./search-overlay.tsx";

const answerOf = (overrides: Partial<SearchAnswer> = {}): SearchAnswer => ({
  products: newest.slice(0, SEARCH_OVERLAY_LIMIT),
  totalCount: SEARCH_OVERLAY_LIMIT,
  totalCountExact: true,
  next_cursor: null,
  corrected: null,
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
  beforeEach: () => {
    onRetry.mockClear();
  },
});

const box = () => screen.getByRole("textbox", { name: "Search products" });
const links = () => screen.getAllByRole("link");

/** Just opened. */
export const Idle = meta.story({
  name: "SEARCH-1 a text input with placeholder 'Search...', focused at once",
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).toHaveAttribute("placeholder", "Search...");
    await userEvent.type(box(), "k");
    await expect(args.onQuery).toHaveBeenCalledWith("k");
  },
});

/** On its way. */
export const Searching = meta.story({
  name: "SEARCH-8 a spinner while searching",
  args: { query: "uno", search: { status: "searching" } },
  play: async () => {
    await expect(screen.getByText("Searching")).toBeInTheDocument();
    await expect(screen.queryByText("no result found.")).not.toBeInTheDocument();
  },
});

/** Fifteen results that scroll. */
export const Found = meta.story({
  name: "SEARCH-2 up to 15 results in an area that scrolls",
  tags: ["browser"],
  args: { query: "s", search: found({ products: newest.slice(0, 18) }), totalCount: 18 },
  play: async () => {
    const list = screen.getByRole("list", { name: "Results" });
    await expect(links()).toHaveLength(15);
    const area = list.parentElement;
    await expect(area?.scrollHeight).toBeGreaterThan(area?.clientHeight ?? Infinity);
  },
});

/** What matched stands out. */
export const Emphasis = meta.story({
  name: "SEARCH-2 the matching part of name and part number stands out",
  args: { query: "K45", search: found({ products: [first], totalCount: 1 }), totalCount: 1 },
  play: async ({ canvasElement }) => {
    const marks = Array.from(
      canvasElement.ownerDocument.querySelectorAll("mark"),
      (mark) => mark.textContent,
    );
    await expect(marks).toEqual(["K45", "K45"]);
  },
});

/** Nothing was found. */
export const NoneFound = meta.story({
  name: "SEARCH-3 'no result found.' when there are none",
  args: { query: "zzzz", search: found({ products: [], totalCount: 0 }) },
  play: async () => {
    await expect(screen.getByText("no result found.")).toBeVisible();
  },
});

/** Twenty results have no link to more. */
export const Twenty = meta.story({
  name: "SEARCH-4 at 20 results there is no 'show all result'",
  args: { query: "s", search: found({ totalCount: 20 }), totalCount: 20 },
  play: async () => {
    await expect(screen.queryByRole("link", { name: "show all result" })).not.toBeInTheDocument();
  },
});

/** From 21 on there is one. */
export const TwentyOne = meta.story({
  name: "SEARCH-4 above 20 results 'show all result' leads to the results",
  args: { query: "dc motor", search: found({ totalCount: 21 }), totalCount: 21 },
  play: async ({ userEvent, args }) => {
    const all = screen.getByRole("link", { name: "show all result" });
    await expect(all).toHaveAttribute("href", "/results?query=dc%20motor");
    await userEvent.click(all);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Choosing closes it and opens the product. */
export const Choose = meta.story({
  name: "SEARCH-5 choosing a result closes the overlay and leads to its product",
  args: { query: "s", search: found(), totalCount: 15 },
  play: async ({ userEvent, args }) => {
    const [result] = links();
    if (!result) throw new Error("There is no result.");
    await expect(result).toHaveAttribute("href", `/product/${first.id}`);
    await userEvent.click(result);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Arrow keys go through the results, Enter chooses. */
export const Keyboard = meta.story({
  name: "SEARCH-5 arrow keys go through the results and Enter chooses",
  args: { query: "s", search: found(), totalCount: 15 },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(links()[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(box()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/** Enter in the box leads to all results. */
export const Enter = meta.story({
  name: "SEARCH-4 Enter leads to all results at once",
  args: { query: " uno ", search: { status: "searching" } },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("uno", null);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The search did not get through. */
export const Failed = meta.story({
  name: "SEARCH-7 a failure shows neither results nor the kept text, and can be tried again",
  args: { query: "uno", search: { status: "failed", error: "Error fetching products.", onRetry } },
  play: async ({ userEvent }) => {
    const alert = screen.getByText("The search did not get through.").closest('[role="alert"]');
    await expect(alert).toBeVisible();
    await expect(screen.queryByText("Error fetching products.")).not.toBeInTheDocument();
    await expect(screen.queryByText("no result found.")).not.toBeInTheDocument();
    await expect(screen.queryByRole("list")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A typing error was repaired. */
export const Corrected = meta.story({
  args: { query: "mutlimeter", search: found({ corrected: "multimeter", totalCount: 40 }), totalCount: 40 },
});

/** The button closes it. */
export const Closes = meta.story({
  tags: ["browser"],
  args: { query: "uno" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith("uno"));
  },
});

/** Long names, no pictures, no prices. */
export const Stress = meta.story({
  args: {
    query: "meter",
    search: found({ products: [...edgeCases], totalCount: 1000, totalCountExact: false }),
    totalCount: 1000,
  },
});

/** Full screen on a phone. */
export const Phone = meta.story({
  ...onPhone,
  args: { query: "s", search: found({ totalCount: 60 }), totalCount: 60 },
});

/** In Arabic on a phone. */
export const ArabicPhone = meta.story({
  ...onArabicPhone,
  args: { query: "حساس", search: found({ totalCount: 60 }), totalCount: 60 },
});

/** Arabic and dark. */
export const ArabicDark = meta.story({
  globals: { locale: "ar", theme: "dark" },
  args: { query: "متر", search: found({ products: [...edgeCases], totalCount: 6 }), totalCount: 6 },
});
