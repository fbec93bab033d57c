import { useSearchModel } from "@shop/data/shop/search/use-search-model.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { http } from "msw";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { nextFrame } from "#storybook/next-frame.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { advance, stopClock } from "#storybook/story-clock.ts";

import { english, inPage } from "../../stories/page.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

interface ConnectedProps {
  readonly onClose: (query: string) => void;
  readonly onSearch: () => void;
}

/** The overlay with its model, and the parts of its state that it does not show. */
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

const sent = new Map<string, string | null>();
const sentQueries = () => Array.from(sent.values());

/** Records every search and leaves the response to the next handler. */
const recordSearches = http.get("*/products/products/search", ({ request, requestId }) => {
  sent.set(requestId, new URL(request.url).searchParams.get("query"));
});

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Parts/Search overlay/Tests",
  component: SearchOverlay,
  render: (args) => <Connected {...args} />,
  decorators: [inPage],
  args: { onClose: fn(), onSearch: fn() },
  tags: ["!autodocs"],
  beforeEach: ({ msw }) => {
    sent.clear();
    msw.use(recordSearches);
  },
});

const box = () => screen.getByRole("textbox", { name: "Search products" });
const spinner = () => screen.queryByText("Searching");
const afterDebounce = { timeout: 4000 };

/** The overlay with its model, for the tests of searching. */
export const Search = meta.story({});

Search.test(
  "SEARCH-1 SEARCH-8 the request is sent 1000 ms after typing stops, with a spinner from the first key",
  { ...english, beforeEach: stopClock },
  async ({ userEvent }) => {
    const request = spyOn(window, "fetch");
    await userEvent.type(box(), "ser");
    await expect(spinner()).toBeInTheDocument();
    await advance(600);
    await userEvent.type(box(), "vo");
    await advance(999);
    await expect(request).not.toHaveBeenCalled();
    await advance(1);
    await waitFor(() => expect(screen.getAllByRole("link", { name: /servo/i })[0]).toBeVisible());
    await expect(spinner()).not.toBeInTheDocument();
    await expect(sentQueries()).toEqual(["servo"]);
  },
);

Search.test(
  "SEARCH-3 SEARCH-8 the spinner disappears and 'no result found.' shows",
  english,
  async ({ userEvent }) => {
    await userEvent.type(box(), "qqqqzzzz");
    await expect(await screen.findByText("no result found.", {}, afterDebounce)).toBeVisible();
    await expect(spinner()).not.toBeInTheDocument();
  },
);

Search.test(
  "SEARCH-2 D-62 filters are offered with the results where there are more than five",
  english,
  async ({ userEvent }) => {
    await userEvent.type(box(), "sensor");
    const filters = await screen.findByRole("list", { name: "Narrow the results" }, afterDebounce);
    await expect(filters).toHaveTextContent(/in stock\d+/);
    await userEvent.clear(box());
    await userEvent.type(box(), "UT-K45-nothing");
    await expect(await screen.findByText("no result found.", {}, afterDebounce)).toBeVisible();
    await expect(screen.queryByRole("list", { name: "Narrow the results" })).not.toBeInTheDocument();
  },
);

Search.test("SEARCH-6 an empty query resets the total count to 0", english, async ({ userEvent }) => {
  await userEvent.type(box(), "led");
  await waitFor(() => expect(screen.getByTestId("total")).not.toHaveTextContent(/^0$/), afterDebounce);
  await userEvent.clear(box());
  await expect(screen.getByTestId("total")).toHaveTextContent(/^0$/);
  await expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
  await expect(spinner()).not.toBeInTheDocument();
});

Search.test(
  "SEARCH-7 a failure keeps 'Error fetching products.' in state only, and another try succeeds",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(recordSearches, mock("searchProducts").failing(500, { once: true })),
  },
  async ({ userEvent }) => {
    await userEvent.type(box(), "servo");
    await expect(await screen.findByText("The search did not get through.", {}, afterDebounce)).toBeVisible();
    await expect(screen.getByTestId("error")).toHaveTextContent("Error fetching products.");
    await expect(screen.getByRole("dialog")).not.toHaveTextContent("Error fetching products.");
    await expect(screen.getByTestId("total")).toHaveTextContent(/^0$/);
    await expect(sentQueries()).toEqual(["servo"]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(
      () => expect(screen.getAllByRole("link", { name: /servo/i })[0]).toBeVisible(),
      afterDebounce,
    );
  },
);

Search.test(
  "SEARCH-8 an older response never overwrites a newer one",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(
        recordSearches,
        mock("searchProducts").slow(1800, { when: (url) => url.searchParams.get("query") === "servo" }),
      ),
  },
  async ({ userEvent }) => {
    const request = spyOn(window, "fetch");
    await userEvent.type(box(), "servo");
    await waitFor(() => expect(sentQueries()).toEqual(["servo"]), afterDebounce);
    await userEvent.clear(box());
    await userEvent.type(box(), "resistor");
    await waitFor(
      () => expect(screen.getAllByRole("link", { name: /resistor/i })[0]).toBeVisible(),
      afterDebounce,
    );
    await Promise.allSettled(request.mock.results.map(({ value }): unknown => value));
    await nextFrame();
    await expect(screen.queryByRole("link", { name: /servo/i })).not.toBeInTheDocument();
    await expect(sentQueries()).toEqual(["servo", "resistor"]);
  },
);
