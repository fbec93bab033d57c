import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import type { SearchState } from "@shop/data/shop/search/view.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { existing } from "@shop/fixtures/builders.ts";
import { newest } from "@shop/fixtures/samples.ts";
import { fn, screen } from "storybook/test";

import { framedInDocs } from "../../stories/page.tsx";

const answerOf = (overrides: Partial<SearchAnswer> = {}): SearchAnswer => ({
  products: newest.slice(0, SEARCH_OVERLAY_LIMIT),
  totalCount: SEARCH_OVERLAY_LIMIT,
  totalCountExact: true,
  next_cursor: null,
  corrected: null,
  near: [],
  mentioned: [],
  unmatched: [],
  missing_part: null,
  applied_values: [],
  ...overrides,
});

/** The state of a search that has found products. */
export const found = (overrides?: Partial<SearchAnswer>): SearchState => ({
  status: "found",
  answer: answerOf(overrides),
});

const idle: SearchState = { status: "idle" };
/** Called when the search is repeated. */
export const onRetry = fn();
/** The first product that is found. */
export const first = existing(newest[0]);

/** Meta of the stories, but for title and component. */
export const setup = {
  args: { query: "", search: idle, totalCount: 0, onQuery: fn(), onSearch: fn(), onClose: fn() },
  parameters: framedInDocs,
  beforeEach: () => {
    onRetry.mockClear();
  },
};

/** The text box of the overlay. */
export const box = () => screen.getByRole("textbox", { name: "Search products" });
