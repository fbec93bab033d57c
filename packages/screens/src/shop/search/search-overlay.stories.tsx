import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, newest } from "@shop/fixtures/samples.ts";
import { expect, screen, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { box, first, found, onRetry, setup } from "./search-overlay.story-setup.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const meta = preview.meta({
  title: "Parts/Search overlay",
  component: SearchOverlay,
  ...setup,
});

const links = () => screen.getAllByRole("link");

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
