import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { noticeGone } from "../../stories/list-steps.ts";
import {
  type ConnectedProps,
  type Context,
  change,
  closed,
  dialog,
  onDirty,
  orderOf,
  region,
  setAmount,
  textsOf,
  unpriced,
  setup,
} from "../order-screen.story-setup.tsx";
import { OrderScreen } from "../order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Products",
  component: OrderScreen,
  ...setup,
});

export const EditProducts = meta.story({
  name: "Edit products",
  args: { id: unpriced, dialog: { kind: "lines" } },
});

/** Presses '+' of a line and saves. */
async function addPieceAndSave(context: Context, at = 0): Promise<void> {
  const { more, save } = textsOf(context);
  const form = await dialog();
  const buttons = await form.findAllByRole("button", { name: more });
  await context.userEvent.click(buttons[at] ?? document.body);
  await context.userEvent.click(form.getByRole("button", { name: save }));
}

/** The products are being saved. */
export const SavingProducts = meta.story({
  name: "Saving products",
  args: EditProducts.input.args,
  beforeEach: ({ msw }) => msw.use(mock("changeOrderLines").never()),
  play: (context) => addPieceAndSave(context),
});

/** Another person has changed the lines while the dialog was open. */
export const EditConflict = meta.story({
  name: "Edit conflict",
  args: EditProducts.input.args,
  play: async (context) => {
    const form = await dialog();
    await form.findAllByRole("button", { name: textsOf(context).more });
    const [clamp, keypad] = orderOf(unpriced).lines;
    if (clamp && keypad)
      change(unpriced, {
        lines: [
          { ...clamp, price: "1990.00" },
          { ...keypad, qty: 2 },
        ],
      });
    await addPieceAndSave(context);
    await screen.findByRole("heading", { level: 3 });
  },
});

/** There are fewer pieces left than the edited order asks for. */
export const StockShort = meta.story({
  name: "Stock short",
  args: EditProducts.input.args,
  play: async (context) => {
    const [, keypad] = orderOf(unpriced).lines;
    // The order is loaded with the amount before.
    await dialog();
    if (keypad) setAmount(keypad.product_id, 0);
    await addPieceAndSave(context, 1);
    await screen.findByText(/Only 4 left|بقيت 4 قطع/);
    await noticeGone();
  },
});

/** The edited lines are worth less than the discount that was given. */
export const DiscountCapped = meta.story({
  name: "Discount capped",
  args: EditProducts.input.args,
  beforeEach: () => change(unpriced, { discount: { amount: "60.00", percent: null } }),
  play: async ({ userEvent }) => {
    const form = await dialog();
    const [price] = await form.findAllByLabelText(/^(Price each|سعر القطعة)/);
    const [, removesOther] = form.getAllByRole("button", { name: /^(Remove|إزالة) / });
    if (!price || !removesOther) throw new Error("The order has two lines.");
    await userEvent.type(price, "10");
    await userEvent.click(removesOther);
  },
});

type Dialog = Awaited<ReturnType<typeof dialog>>;

const newTotal = (form: Dialog) => form.getByText("New total").closest("output");

EditProducts.test(
  "D-33 prices are set, quantities changed and lines removed, with the new total",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    const price = form.getByLabelText(/^Price each Galvora GC-3000/);
    await userEvent.type(price, "١٥٠٠");
    await userEvent.click(form.getByRole("button", { name: /^One more of Membrane keypad/ }));
    await expect(newTotal(form)).toHaveTextContent("New total1,740 EG");
    await userEvent.click(form.getByRole("button", { name: /^Remove Membrane keypad/ }));
    await expect(newTotal(form)).toHaveTextContent("New total1,500 EG");
    await expect(form.getByRole("button", { name: /^Remove Galvora/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(form.getByRole("button", { name: /^Put Membrane keypad/ }));
    await expect(onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await closed();
    await expect(orderOf(unpriced).lines).toMatchObject([
      { price: "1500.00", qty: 1 },
      { price: "48.00", qty: 5 },
    ]);
    await expect(region("Products").getByText("Total").closest("p")).toHaveTextContent("1,740 EG");
  },
);

EditProducts.test("D-33 a price that is none is refused beside it", english, async ({ userEvent }) => {
  const form = await dialog();
  const price = form.getByLabelText(/^Price each Membrane keypad/);
  await userEvent.clear(price);
  await userEvent.type(price, "cheap");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await expect(price).toBeInvalid();
  await expect(orderOf(unpriced).lines[1]?.price).toBe("48.00");
});

DiscountCapped.test(
  "D-117 a discount that is more than the lines stays agreed, and says what it takes off now",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await expect(form.getByText(/^The discount of 60 EG is more than these lines allow/)).toBeVisible();
    await expect(newTotal(form)).toHaveTextContent("New total0.01 EG");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await closed();
    await expect(orderOf(unpriced).discount).toEqual({ amount: "9.99", percent: null, given: "60.00" });
  },
);

StockShort.test(
  "D-33 the number of pieces that are left stands beside the line",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await expect(form.getByText("Only 4 left for this order.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: /^One less of Membrane keypad/ }));
    await expect(form.queryByText("Only 4 left for this order.")).not.toBeInTheDocument();
  },
);

EditConflict.test(
  "D-33 the lines that another person has saved are shown, to start from them",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await expect(form.getByText("1,990")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Start from these" }));
    await expect(await form.findByLabelText(/^Price each Galvora/)).toHaveValue("1990.00");
    await userEvent.click(form.getByRole("button", { name: /^One more of Membrane keypad/ }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await closed();
    await expect(orderOf(unpriced).lines).toMatchObject([{ price: "1990.00" }, { qty: 3 }]);
  },
);

EditConflict.test("D-33 or to continue with one's own", english, async ({ userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getByRole("button", { name: "Continue with mine" }));
  await userEvent.click(await form.findByRole("button", { name: "Save" }));
  await closed();
  await expect(orderOf(unpriced).lines).toMatchObject([{ qty: 2, price: "0.00" }, { qty: 4 }]);
});
