import { expect, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { type PageProps, aRule, newValues, onApplied, setup } from "./bulk-screen.story-setup.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

/** Gives products of the shop a cost; the others have none. */
const withCosts = () => {
  shop.state.costs.set(1, "1300.00");
  shop.state.costs.set(2, "0.09");
};

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes/Costs",
  component: BulkScreen,
  ...setup,
});

/** Costs of many products; those without one are skipped. */
export const Costs = meta.story({
  args: { rule: aRule({ field: "cost_price", change: "percent", value: "15" }) },
  beforeEach: withCosts,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** Prices that would be below cost. */
export const BelowCost = meta.story({
  args: { rule: aRule({ field: "price", change: "percent", value: "-15" }) },
  beforeEach: withCosts,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** Prices that follow the costs. */
export const FromCost = meta.story({
  args: { rule: aRule({ field: "price", change: "from_cost", value: "25" }) },
  beforeEach: withCosts,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** For staff, who do not change costs. */
export const Staff = meta.story({
  args: { rule: aRule({ field: "price", change: "percent", value: "-15" }) },
  beforeEach: () => {
    withCosts();
    shop.state.admins = shop.state.admins.map((admin) =>
      Object.assign({}, admin, { role: "staff" as const }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

Costs.test(
  "D-137 costs are changed by percent; products without one are skipped",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("2 are skipped: its cost is not known")).toBeVisible();
    await expect(canvas.getByText("1 of them would have a price below its cost.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Change 2 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues()]).toEqual([
      [1, "1495.00"],
      [2, "0.10"],
    ]);
  },
);

Costs.test(
  "D-137 a cost of 0 is a cost, not a price that is being updated",
  {
    ...english,
    args: { rule: aRule({ field: "cost_price", change: "fixed", value: "5" }) },
    beforeEach: () => void shop.state.costs.set(1, "0.00"),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "0 EG" })).toBeVisible();
    await expect(canvas.queryByText("price updating")).not.toBeInTheDocument();
  },
);

BelowCost.test("D-138 prices below cost are counted and marked", english, async ({ canvas }) => {
  await expect(canvas.getByText("1 of them would have a price below its cost.")).toBeVisible();
  await expect(canvas.getAllByText("below cost")).toHaveLength(1);
});

FromCost.test(
  "D-139 prices are the costs with a percentage added; products without a cost are skipped",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Percent above the cost/)).toHaveValue("25");
    await expect(canvas.getByText("2 are skipped: its cost is not known")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Change 2 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues()].map(([id, price]) => [id, String(price).split(";")[0]])).toEqual([
      [1, "1625.00"],
      [2, "0.11"],
    ]);
  },
);

Staff.test("D-137 D-138 D-139 staff have neither the field nor the warning", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("option", { name: "Cost price" })).not.toBeInTheDocument();
  await expect(canvas.queryByRole("option", { name: "From the cost" })).not.toBeInTheDocument();
  await expect(canvas.queryByText(/below/)).not.toBeInTheDocument();
});
