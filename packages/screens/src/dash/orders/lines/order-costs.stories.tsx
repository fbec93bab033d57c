import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart, showEnd } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** An order with several products. */
const id = 25;

interface ConnectedProps {
  /** What one of each line cost the shop, in the order of the lines. */
  readonly costs: readonly (string | null)[];
  readonly dialog?: OrderDialog | null;
}

const order = (): MockOrder => {
  const found = shop.state.orders.find((one) => one.id === id);
  if (!found) throw new Error("The order is missing.");
  return found;
};

/** Changes the order as a colleague does. */
const change = (changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const before = order();
  orders.splice(orders.indexOf(before), 1, { ...before, ...changes });
};

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Costs",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    costs: {
      description:
        "What one of each line cost the shop, in the order of the lines; those that follow are not known.",
    },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { costs: ["0.50"] },
  beforeEach: ({ args }) => {
    change({ costs: order().lines.map((_, at) => args.costs[at] ?? null) });
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** A part of the lines has a cost; the others are named. */
export const Default = meta.story({
  play: async (context) =>
    showPart(await context.canvas.findByText(textsOf(context).dashOrders.costs.margin)),
});

const showCosts = async (context: Context) =>
  showPart(await context.canvas.findByRole("region", { name: textsOf(context).dashOrders.costs.title }));

/** No line has a cost. */
export const Unknown = meta.story({ args: { costs: [] }, play: showCosts });

/** The goods cost more than was asked for them. */
export const Loss = meta.story({
  args: { costs: Array.from({ length: 60 }, () => "99999.99") },
  play: showCosts,
});

/** For staff, who do not see costs. */
export const Staff = meta.story({
  beforeEach: () => {
    shop.state.admins = shop.state.admins.map((admin) =>
      Object.assign({}, admin, { role: "staff" as const }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("region");
    showEnd();
  },
});

/** The dialog that corrects the costs. */
export const Edit = meta.story({
  args: { dialog: { kind: "costs" } },
  play: async () => {
    await screen.findByRole("dialog");
  },
});

const saving = async ({ userEvent, ...context }: Context, cost = "0.75"): Promise<void> => {
  const { costs: texts } = textsOf(context).dashOrders;
  const form = within(await screen.findByRole("dialog"));
  const [first] = await form.findAllByRole("textbox");
  if (!first) throw new Error("There is no cost to correct.");
  await userEvent.clear(first);
  await userEvent.type(first, cost);
  await userEvent.click(form.getByRole("button", { name: texts.save }));
};

/** What is entered is no price. */
export const EditInvalid = meta.story({
  args: { dialog: { kind: "costs" } },
  play: async ({ userEvent, ...context }) => {
    const { costs: texts } = textsOf(context).dashOrders;
    const form = within(await screen.findByRole("dialog"));
    const [first] = await form.findAllByRole("textbox");
    if (!first) throw new Error("There is no cost to correct.");
    await userEvent.clear(first);
    await userEvent.type(first, "0.755");
    await userEvent.click(form.getByRole("button", { name: texts.save }));
    await waitFor(() => expect(first).toBeInvalid());
  },
});

/** The change is being saved. */
export const EditPending = meta.story({
  args: { dialog: { kind: "costs" } },
  beforeEach: ({ msw }) => msw.use(mock("changeOrderCosts").never()),
  play: saving,
});

/** Another owner has corrected the costs meanwhile. */
export const EditConflict = meta.story({
  args: { dialog: { kind: "costs" } },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, costs: order().lines.map(() => "0.25") });
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** The change could not be saved. */
export const EditFailed = meta.story({
  args: { dialog: { kind: "costs" } },
  beforeEach: ({ msw }) => msw.use(mock("changeOrderCosts").failing(503)),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

Default.test("D-138 lines without a cost are named and not counted as free", english, async ({ canvas }) => {
  const unknown = order().lines.length - 1;
  const said = await canvas.findByText(new RegExp(`^${unknown} lines? without a cost`));
  await expect(said.parentElement?.querySelectorAll("li")).toHaveLength(unknown);
});

Unknown.test("D-138 without any cost no margin is made up", english, async ({ canvas }) => {
  await expect(await canvas.findByText("No line has a known cost.")).toBeVisible();
  await expect(canvas.queryByText("Margin")).not.toBeInTheDocument();
});

Edit.test("D-137 a corrected cost is saved and logged", english, async ({ canvas, ...context }) => {
  await saving({ canvas, ...context });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(order().costs?.[0]).toBe("0.75");
  await expect(await canvas.findByText("Costs corrected")).toBeVisible();
});

Edit.test("D-137 what cost nothing is shown with a cost of 0", english, async ({ canvas, ...context }) => {
  await saving({ canvas, ...context }, "0");
  const entry = (await canvas.findByText("Costs corrected")).closest("li");
  await expect(entry).toHaveTextContent("0 EG");
  await expect(canvas.getByText("Cost of the goods").parentElement).toHaveTextContent(/goods0 EG$/);
  await expect(canvas.queryByText("price updating")).not.toBeInTheDocument();
});

EditConflict.test("D-137 theirs can be taken over", english, async ({ userEvent }) => {
  const form = within(screen.getByRole("dialog"));
  await userEvent.click(form.getByRole("button", { name: "Start from theirs" }));
  await expect(form.getAllByRole("textbox")[0]).toHaveValue("0.25");
});

Staff.test("D-137 staff see neither cost nor margin", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Total")).toBeVisible();
  await expect(canvas.queryByText("Cost and margin")).not.toBeInTheDocument();
});
