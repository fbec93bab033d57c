import { useDemonstrationModel } from "@shop/data/dash/demonstration/use-demonstration-model.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english, framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { DemonstrationScreen } from "./demonstration-screen.tsx";

/** The screen over its model. */
const Connected = () => <DemonstrationScreen {...useDemonstrationModel()} />;

/** An owner renames a product. */
const renameFirst = () => {
  const { state } = shop;
  const [first] = state.products;
  if (!first) return;
  const fields = [{ field: "name", old: first.name, new: "Own" }];
  const entry = { id: 1, about: `product:${first.id}`, action: "updated", by: "", at: "", fields } as const;
  state.history = [entry, ...state.history];
};

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Remove the demonstration",
  component: DemonstrationScreen,
  render: () => <Connected />,
  decorators: [inDash],
  parameters: framedInDocs,
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** A shop whose owner has changed a product. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  beforeEach: () => renameFirst(),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readDemonstration").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readDemonstration").failing(500)),
});

/** Staff does not remove it. */
export const OwnerOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readDemonstration").failing(403, { code: "forbidden" })),
});

/** A shop without the demonstration. */
export const NothingLeft = meta.story({
  name: "Nothing left",
  beforeEach: () => {
    const { state } = shop;
    for (const list of [
      "products",
      "categories",
      "subCategories",
      "brands",
      "attributes",
      "synonyms",
      "slides",
    ] as const)
      state[list] = [];
  },
});

const askIn = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Remove the demonstration" }));
  return within(await screen.findByRole("alertdialog", { name: "Remove the demonstration?" }));
};

const confirmIn = async (context: Context) => {
  const dialog = await askIn(context);
  await context.userEvent.click(dialog.getByRole("button", { name: "remove" }));
  return dialog;
};

/** The question before it. */
export const Asked = meta.story({ ...english, play: async (context) => void (await askIn(context)) });

/** The request is pending. */
export const Pending = meta.story({
  ...english,
  beforeEach: ({ msw }) => msw.use(mock("removeDemonstration").never()),
  play: async (context) => {
    const dialog = await confirmIn(context);
    await expect(dialog.getByRole("button", { name: /remove/ })).toHaveAttribute("aria-disabled", "true");
  },
});

/** The request has failed: its reason stands in the dialog, which stays open. */
export const RemovalFailed = meta.story({
  name: "Removal failed",
  ...english,
  beforeEach: ({ msw }) => msw.use(mock("removeDemonstration").failing(503)),
  play: async (context) => {
    const dialog = await confirmIn(context);
    await expect(await dialog.findByRole("alert")).toBeVisible();
  },
});

Default.test(
  "D-132 the preview says what is deleted and what stays, and why",
  english,
  async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Products/ });
    const { length } = shop.state.products;
    await expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual([String(length - 1), "1", "0"]);
    const categories = canvas.getByRole("row", { name: /^Categories/ });
    await expect(within(categories).getAllByRole("cell")[2]).toHaveTextContent("1");
    await expect(
      canvas.getByText(/of the products were ordered: the orders keep their lines\.$/),
    ).toBeVisible();
  },
);

Default.test("D-132 a confirmed removal leaves what the owner has changed", english, async (context) => {
  await confirmIn(context);
  await expect(await context.canvas.findByText("The demonstration is removed")).toBeVisible();
  await expect(shop.state.products).toHaveLength(1);
  await expect(context.canvas.getByRole("link", { name: "To the categories" })).toHaveAttribute(
    "href",
    "/dash/categories",
  );
});

Default.test(
  "D-132 what has changed since the preview is shown anew, and nothing is removed",
  english,
  async (context) => {
    const { canvas } = context;
    const dialog = await askIn(context);
    const before = shop.state.products.length;
    const other = shop.state.products[1];
    shop.state.history = [
      { id: 2, about: `product:${other?.id}`, action: "restored", by: "", at: "", fields: [] },
      ...shop.state.history,
    ];
    await context.userEvent.click(dialog.getByRole("button", { name: "remove" }));
    await expect(await canvas.findByText(/^Something has changed since this page was opened/)).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    const row = canvas.getByRole("row", { name: /^Products/ });
    await expect(within(row).getAllByRole("cell")[1]).toHaveTextContent("2");
    await expect(shop.state.products).toHaveLength(before);
  },
);

NothingLeft.test("D-132 a shop without it says so, without a command", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Nothing of the demonstration is left")).toBeVisible();
  await expect(canvas.queryByRole("button")).toBeNull();
});
