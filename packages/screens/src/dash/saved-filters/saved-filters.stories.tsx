import type { SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { useSavedFiltersModel } from "@shop/data/dash/saved-filters/use-saved-filters-model.ts";
import { MAX_SAVED_FILTERS } from "@shop/domain/constants.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { StoryContext } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { SavedFilters } from "./saved-filters.tsx";

interface ConnectedProps {
  /** What the list shows. */
  readonly query?: string;
}

/** The saved filters of the list of orders over their model. */
const Connected = ({ query = "state=received" }: ConnectedProps) => (
  <SavedFilters
    {...useSavedFiltersModel("orders")}
    query={query}
    hrefOf={(saved) => `/dash/orders?${saved}`}
  />
);

const filter = (id: number, name: string, query: string): SavedFilter => ({
  id,
  list: "orders",
  name,
  query,
});
const saved = [
  filter(1, "Above 5,000", "min=5000&sort=-total"),
  filter(2, "To confirm", "state=received"),
  filter(3, "أوامر الشهر", "from=2026-03-01"),
];

async function open({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">) {
  await userEvent.click(await canvas.findByRole("button"));
  return screen.findByRole("dialog");
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Parts/Saved filters",
  component: SavedFilters,
  render: (args) => <Connected {...args} />,
  decorators: [inDash],
  beforeEach: () => {
    shop.state.savedFilters = saved;
  },
  play: async (context) => void (await open(context)),
});

/** The open filters, once they are loaded; each story's play has opened them. */
async function opened() {
  const panel = within(await screen.findByRole("dialog"));
  await panel.findByRole("textbox", { name: "Name" });
  return panel;
}

/** The filter that the list shows is marked. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) => {
    await within(await open(context)).findByRole("textbox");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listSavedFilters").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listSavedFilters").failing(500)),
});

/** Nothing is saved yet. */
export const Empty = meta.story({
  beforeEach: () => {
    shop.state.savedFilters = [];
  },
});

/** The list shows everything, so that there is nothing to save. */
export const NothingToSave = meta.story({ name: "Nothing to save", args: { query: "" } });

/** As many as are possible, with long names. */
export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () => {
    const names = [UNBREAKABLE.slice(0, 60), LONG_ARABIC.slice(0, 60)];
    shop.state.savedFilters = Array.from({ length: MAX_SAVED_FILTERS }, (_, index) =>
      filter(index + 1, names[index % 2] ?? "", `min=${index}`),
    );
  },
});

Default.test("the opened panel has the focus, not a button that deletes", english, async () => {
  await opened();
  await expect(screen.getByRole("dialog")).toHaveFocus();
});

Empty.test("what the list shows is saved under a name", english, async ({ userEvent }) => {
  const panel = await opened();
  await userEvent.click(panel.getByRole("button", { name: "Save this filter" }));
  const name = panel.getByRole("textbox", { name: "Name" });
  await waitFor(() => expect(name).toHaveFocus());
  await expect(name).toHaveAccessibleDescription(/Please fill this in/);
  await userEvent.type(name, "To confirm{Enter}");
  await expect(await panel.findByText("Saved as 'To confirm'.")).toBeVisible();
  await expect(name).toHaveValue("");
  const link = panel.getByRole("link", { name: "To confirm" });
  await expect(link).toHaveAttribute("href", "/dash/orders?state=received");
  await expect(link).toHaveAttribute("aria-current", "true");
});

Default.test("a deleted filter is offered back", english, async ({ userEvent }) => {
  const panel = await opened();
  await userEvent.click(panel.getByRole("button", { name: "Delete the saved filter Above 5,000" }));
  await expect(await panel.findByText("'Above 5,000' was deleted.")).toBeVisible();
  await waitFor(() => expect(panel.getAllByRole("link")).toHaveLength(2));
  await userEvent.click(panel.getByRole("button", { name: "Undo" }));
  await expect(await panel.findByRole("link", { name: "Above 5,000" })).toHaveAttribute(
    "href",
    "/dash/orders?min=5000&sort=-total",
  );
});

Default.test("a saved filter opens by keyboard and closes the list of filters", english, async (context) => {
  const { userEvent } = context;
  const panel = await opened();
  const link = panel.getByRole("link", { name: "To confirm" });
  link.addEventListener("click", (event) => event.preventDefault());
  link.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

LongNames.test("a full list says so beside the name", english, async ({ userEvent }) => {
  const panel = await opened();
  const name = panel.getByRole("textbox", { name: "Name" });
  await userEvent.type(name, "One more{Enter}");
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Delete one first/));
  await expect(name).toHaveValue("One more");
});

Default.test("what could not be saved or deleted shows its failure", english, async ({ msw, userEvent }) => {
  msw.use(mock("saveFilter").failing(500), mock("deleteSavedFilter").failing(500));
  const panel = await opened();
  await userEvent.type(panel.getByRole("textbox", { name: "Name" }), "To send{Enter}");
  await expect(await panel.findByRole("alert")).toBeVisible();
  await userEvent.click(panel.getByRole("button", { name: "Delete the saved filter To confirm" }));
  await waitFor(() => expect(panel.getAllByRole("alert")).toHaveLength(2));
  await expect(panel.getByRole("textbox", { name: "Name" })).toHaveValue("To send");
});
