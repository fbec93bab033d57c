import { infoPages } from "@shop/domain/site/info-pages.ts";
import { checkedLine, meter, someLines, stressLines } from "@shop/fixtures/cart-lines.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { aDelivery, demoRates, longRates } from "../../stories/delivery.ts";
import { english, inPage } from "../../stories/page.tsx";
import { CartScreen } from "./cart-screen.tsx";

const onChat = fn<(text: string) => void>();

/** A multimeter: less than what is delivered free. */
const cheap = [checkedLine({ ...meter, price: "500.00" }, 1)];

const meta = preview.meta({
  title: "Shop/Cart/Delivery",
  component: CartScreen,
  decorators: [inPage],
  args: {
    infoPages,
    lines: cheap,
    delivery: aDelivery("EG-C"),
    onQuantity: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat,
  },
  beforeEach: () => {
    onChat.mockClear();
  },
});

/** A cost, its days, what is missing to free delivery, and the total with it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** No place is chosen yet. */
export const NotChosen = meta.story({ args: { delivery: aDelivery(null) } });

/** The goods are worth enough for free delivery. */
export const Free = meta.story({ args: { lines: someLines, delivery: aDelivery("EG-ASN") } });

export const PickUp = meta.story({ args: { delivery: aDelivery("pick_up") } });

/** The shop states no costs. */
export const WithoutZones = meta.story({ args: { delivery: aDelivery(null, { rates: null }) } });

/** The shop states no cost any more to the place that the device remembers. */
export const Ended = meta.story({ args: { delivery: aDelivery(null, { ended: "EG-MT" }) } });

/** The largest amounts. */
export const LongNames = meta.story({
  args: { lines: stressLines, delivery: aDelivery("EG-KFS", { rates: longRates }) },
});

/** The order by chat states the delivery. */
export const ByChat = meta.story({
  play: async (context) => {
    const { orderByChat } = textsOf(context).carts;
    await context.userEvent.click(context.canvas.getByRole("button", { name: orderByChat }));
    await screen.findByRole("dialog");
  },
});

const row = (label: string) => screen.getAllByText(label)[0]?.closest("p");

Default.test(
  "D-109 the cost, the days, what is missing and the total with delivery stand below the total",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByLabelText("Deliver to")).toHaveValue("EG-C");
    await expect(row("Total")).toHaveTextContent("Total500 EG");
    await expect(row("Delivery to Cairo")).toHaveTextContent("45 EG");
    await expect(canvas.getByText("2–5 working days")).toBeVisible();
    await expect(canvas.getByText("1,500 EG more and delivery is free.")).toBeVisible();
    await expect(row("Total with delivery")).toHaveTextContent("545 EG");
  },
);

Default.test(
  "D-109 places are pick-up and the governorates in the order of their names, in Arabic too",
  { globals: { locale: "ar" } },
  async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText("التوصيل إلى");
    const names = within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    await expect(names.slice(1, 1 + demoRates.branches.length)).toEqual(
      demoRates.branches.map(({ ar }) => `الاستلام من الفرع: ${ar}`),
    );
    const governorates = names.slice(1 + demoRates.branches.length);
    await expect(governorates).toHaveLength(27);
    await expect(governorates).toEqual(governorates.toSorted((a, b) => a.localeCompare(b, "ar")));
    await userEvent.selectOptions(select, "الأقصر");
    await expect(args.delivery?.onTo).toHaveBeenCalledWith("EG-LX");
    await userEvent.selectOptions(select, "الاستلام من الفرع: القاهرة، باب اللوق");
    await expect(args.delivery?.onTo).toHaveBeenLastCalledWith("pick_up Cairo, Bab al-Luq");
    await userEvent.selectOptions(select, "اختر المكان");
    await expect(args.delivery?.onTo).toHaveBeenLastCalledWith(null);
  },
);

NotChosen.test("D-109 without a place there is no cost", english, async ({ canvas }) => {
  await expect(canvas.getByLabelText("Deliver to")).toHaveValue("");
  await expect(canvas.queryByText("Total with delivery")).toBeNull();
});

Free.test("D-109 free delivery adds nothing, and nothing is missing", english, async ({ canvas }) => {
  await expect(row("Delivery to Aswan")).toHaveTextContent("free");
  await expect(canvas.queryByText(/more and delivery is free/)).toBeNull();
  const total = row("Total")?.textContent.replace("Total", "") ?? "";
  await expect(row("Total with delivery")).toHaveTextContent(total);
});

PickUp.test("D-109 pick-up costs nothing and takes no days", english, async ({ canvas }) => {
  await expect(
    screen.getAllByText("Pick-up at a branch: Cairo, Bab al-Luq")[1]?.closest("p"),
  ).toHaveTextContent("free");
  await expect(canvas.queryByText(/working day/)).toBeNull();
  await expect(row("Total with delivery")).toHaveTextContent("500 EG");
});

WithoutZones.test("D-109 without zones nothing about its cost is shown", english, async ({ canvas }) => {
  await expect(canvas.queryByLabelText("Deliver to")).toBeNull();
  await expect(canvas.queryByText(/with delivery/)).toBeNull();
});

Ended.test("D-109 a place without a cost is asked for anew", english, async ({ canvas }) => {
  const select = canvas.getByLabelText("Deliver to");
  await expect(select).toHaveValue("");
  await expect(select).toHaveAccessibleDescription("We state no cost for Matrouh any more. Choose again.");
});

ByChat.test("D-109 CHECKOUT-7 the message states the delivery", english, async ({ userEvent }) => {
  const dialog = within(await screen.findByRole("dialog", { name: "Order by chat" }));
  await expect(dialog.getByLabelText("Deliver to (optional)")).toHaveValue("EG-C");
  await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Mona Adel");
  await userEvent.type(dialog.getByRole("textbox", { name: "Phone" }), "01012345678");
  await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "Cairo");
  await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
  await expect(onChat).toHaveBeenCalledWith(
    expect.stringContaining("Total: 500 EG\nDelivery to Cairo: 45 EG\nTotal with delivery: 545 EG\n"),
  );
});
