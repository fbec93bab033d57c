import { useSearchModel } from "@shop/data/models/use-search-model.ts";
import { mockSearchProducts } from "@shop/mocks/mock-endpoints.ts";
import { http } from "msw";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

interface ConnectedProps {
  readonly onClose: (query: string) => void;
  readonly onSearch: () => void;
}

/** The overlay fed by its model, with what the model keeps beside what is shown. */
function Connected({ onClose, onSearch }: ConnectedProps) {
  const model = useSearchModel();
  return (
    <>
      <dl>
        <dt>total</dt>
        <dd data-testid="total">{model.totalCount}</dd>
        <dt>error</dt>
        <dd data-testid="error">{model.search.status === "failed" && model.search.error}</dd>
      </dl>
      <SearchOverlay {...model} onClose={onClose} onSearch={onSearch} />
    </>
  );
}

interface Asked {
  readonly query: string | null;
  readonly at: number;
}
const asked = new Map<string, Asked>();
const calls = () => Array.from(asked.values());
const askedFor = () => calls().map(({ query }) => query);

/** Notes every search and lets the usual handler answer it. */
const noting = http.get("*/products/products/search", ({ request, requestId }) => {
  asked.set(requestId, { query: new URL(request.url).searchParams.get("query"), at: performance.now() });
});

const meta = preview.meta({
  title: "Parts/Search overlay, fed by the API",
  component: Connected,
  args: { onClose: fn(), onSearch: fn() },
  beforeEach: ({ msw }) => {
    asked.clear();
    msw.use(noting);
  },
});

const box = () => screen.getByRole("textbox", { name: "Search products" });
const spinner = () => screen.queryByText("Searching");
const slowly = { timeout: 4000 };

/** One call, a second after the last key; the spinner shows from the first key on. */
export const Debounced = meta.story({
  name: "SEARCH-1 SEARCH-8 asks 1000 ms after typing stops, with a spinner from the first key",
  play: async ({ userEvent }) => {
    await userEvent.type(box(), "ser");
    await expect(spinner()).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.type(box(), "vo");
    const lastKey = performance.now();
    await expect(asked.size).toBe(0);
    await waitFor(() => expect(screen.getAllByRole("link", { name: /servo/i })[0]).toBeVisible(), slowly);
    await expect(spinner()).not.toBeInTheDocument();
    await expect(askedFor()).toEqual(["servo"]);
    const waited = (calls()[0]?.at ?? 0) - lastKey;
    await expect(waited).toBeGreaterThan(900);
    await expect(waited).toBeLessThan(2000);
  },
});

/** Nothing fits. */
export const NoneFound = meta.story({
  name: "SEARCH-3 SEARCH-8 the spinner goes and 'no result found.' shows",
  play: async ({ userEvent }) => {
    await userEvent.type(box(), "qqqqzzzz");
    await expect(await screen.findByText("no result found.", {}, slowly)).toBeVisible();
    await expect(spinner()).not.toBeInTheDocument();
  },
});

/** An emptied box. */
export const Emptied = meta.story({
  name: "SEARCH-6 an empty query resets the total count to 0",
  play: async ({ userEvent }) => {
    await userEvent.type(box(), "led");
    await waitFor(() => expect(screen.getByTestId("total")).not.toHaveTextContent(/^0$/), slowly);
    await userEvent.clear(box());
    await expect(screen.getByTestId("total")).toHaveTextContent(/^0$/);
    await expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    await expect(spinner()).not.toBeInTheDocument();
  },
});

/** A failure is kept, not shown; another try helps. */
export const Recovers = meta.story({
  name: "SEARCH-7 a failure keeps 'Error fetching products.' in state only, and another try helps",
  beforeEach: ({ msw }) => {
    msw.use(noting, mockSearchProducts.failing(500, { once: true }));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(box(), "servo");
    await expect(await screen.findByText("The search did not get through.", {}, slowly)).toBeVisible();
    await expect(screen.getByTestId("error")).toHaveTextContent("Error fetching products.");
    await expect(screen.getByRole("dialog")).not.toHaveTextContent("Error fetching products.");
    await expect(screen.getByTestId("total")).toHaveTextContent(/^0$/);
    await expect(askedFor()).toEqual(["servo"]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getAllByRole("link", { name: /servo/i })[0]).toBeVisible(), slowly);
  },
});

/** A slow answer to an older text comes after a newer one was asked. */
export const OlderAnswer = meta.story({
  name: "SEARCH-8 an older answer never overwrites a newer one",
  beforeEach: ({ msw }) => {
    msw.use(
      noting,
      mockSearchProducts.slow(1800, { when: (url) => url.searchParams.get("query") === "servo" }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(box(), "servo");
    await waitFor(() => expect(askedFor()).toEqual(["servo"]), slowly);
    await userEvent.clear(box());
    await userEvent.type(box(), "resistor");
    await waitFor(() => expect(screen.getAllByRole("link", { name: /resistor/i })[0]).toBeVisible(), slowly);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(screen.queryByRole("link", { name: /servo/i })).not.toBeInTheDocument();
    await expect(askedFor()).toEqual(["servo", "resistor"]);
  },
});
