import { useCheckoutModel } from "@shop/data/shop/checkout/use-checkout-model.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { cartLineOf } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { recordOrders } from "@shop/mocks/orders/recorded-orders.ts";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, inPage } from "../../stories/page.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const onOrdered = fn<(orderNumber: string) => void>();

const { sent, handler: noting } = recordOrders();

/** The screen with its model and its notices. */
function ConnectedCheckout() {
  const [cart, setCart] = useState<Cart>(() => [cartLineOf(meter, 2)]);
  const onNotice = useNotify();
  const model = useCheckoutModel({
    cart,
    onChange: setCart,
    locale: "en",
    onNotice,
    onOrdered: ({ number }) => {
      setCart([]);
      onOrdered(number);
    },
  });
  return <CheckoutScreen {...model} infoPages={infoPages} onNotice={onNotice} onChat={fn()} />;
}

const meta = preview.type<RenderedFrom>().meta({
  title: "Shop/Checkout/Tests",
  component: CheckoutScreen,
  render: () => <ConnectedCheckout />,
  decorators: [inPage],
  tags: ["!autodocs"],
  beforeEach: () => {
    sent.length = 0;
    onOrdered.mockClear();
  },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0];

const order = async (
  { canvas, userEvent }: Pick<Canvas, "canvas" | "userEvent">,
  email = "mona@example.com",
  phone = "01012345678",
) => {
  if (email) await userEvent.type(await canvas.findByLabelText("Email*"), email);
  if (phone) await userEvent.type(canvas.getByLabelText("Phone*"), phone);
  await userEvent.click(await canvas.findByRole("button", { name: "Send order" }));
};

/** The screen with its model, for the tests of sending an order. */
export const Order = meta.story({});

const recorded = {
  ...english,
  beforeEach: ({ msw }: Pick<Canvas, "msw">) => {
    msw.use(noting);
  },
};

Order.test(
  "CHECKOUT-5 CHECKOUT-9 with email and phone alone the order is sent, the cart is emptied and its number shown",
  recorded,
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, " mona@example.com", "٠١٠ ١٢٣٤ ٥٦٧٨");
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    const [number] = onOrdered.mock.lastCall ?? [];
    await expect(await canvas.findByText(`Your order ${number} was sent.`)).toBeVisible();
    await expect(sent[0]?.body).toMatchObject({
      cart: [{ id: meter.id, qty: 2 }],
      info: { email: "mona@example.com", phone: "01012345678", name: "" },
    });
  },
);

Order.test(
  "CHECKOUT-2 D-38 an empty email says that email and phone are required, with examples; both are marked",
  recorded,
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "", "");
    await expect(await canvas.findByText("email and phone are required")).toBeVisible();
    await expect(canvas.getByText(/For example: name@example.com, 01012345678/)).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toBeInvalid();
    await expect(canvas.getByLabelText("Phone*")).toBeInvalid();
    await expect(sent).toHaveLength(0);
  },
);

Order.test(
  "CHECKOUT-3 'please enter a vaild email'; nothing is sent and what was entered stays",
  recorded,
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "mona@example");
    await waitFor(() => expect(canvas.getAllByText("please enter a vaild email")).toHaveLength(2));
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example");
    await expect(canvas.getByLabelText("Phone*")).toHaveValue("01012345678");
    await expect(sent).toHaveLength(0);
  },
);

Order.test(
  "CHECKOUT-3 D-38 with an invalid email and an invalid phone the notice names the email; both are marked",
  english,
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "mona@example", "12345");
    await waitFor(() => expect(canvas.getAllByText("please enter a vaild email")).toHaveLength(2));
    await expect(canvas.getByText("Please Enter A Vaild Phone Number")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveFocus();
  },
);

Order.test(
  "D-38 a note that is too long is marked, without a notice and without an order",
  recorded,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText("Note (optional)"));
    await userEvent.paste("x".repeat(1001));
    await order({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText("Note (optional)")).toBeInvalid());
    await expect(canvas.getByLabelText("Note (optional)")).toHaveFocus();
    await expect(document.querySelector("[data-tone]")).not.toBeInTheDocument();
    await expect(sent).toHaveLength(0);
  },
);

Order.test(
  "CHECKOUT-4 'Please Enter A Vaild Phone Number', an empty phone included",
  english,
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "mona@example.com", "");
    await expect(await canvas.findByText("Please Enter A Vaild Phone Number")).toBeVisible();
    const phone = canvas.getByLabelText("Phone*");
    // The field says what the mail's would say.
    await expect(phone).toHaveAccessibleDescription(/Please fill this in/);
    await userEvent.type(phone, "٠١٠-١٢٣٤ ٥٦٧٨");
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveValue("01012345678"));
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
  },
);

Order.test(
  "CHECKOUT-6 without a response: 'Oops something wrong please try again'; cart and form stay, and another try is the same attempt",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(noting, mock("placeOrder").networkError({ once: true })),
  },
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await expect(await canvas.findByText("Oops something wrong please try again")).toBeVisible();
    await expect(canvas.getByText("No Response Try again later.")).toBeVisible();
    await expect(canvas.getByText(/sending it again never orders twice/)).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent).toHaveLength(2);
    await expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    await expect(sent[1]?.key).toBe(sent[0]?.key);
  },
);

Order.test(
  "D-22 a double click sends one order",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(noting, mock("placeOrder").slow(200)),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email*"), "mona@example.com");
    await userEvent.type(canvas.getByLabelText("Phone*"), "01012345678");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent).toHaveLength(1);
  },
);

Order.test(
  "D-20 a changed price orders nothing; accepted, the next order is taken",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(
        noting,
        mock("placeOrder").failing(409, {
          once: true,
          code: "price_changed",
          lines: [{ place: 0, price: "3999.00", left: 1, sold: true }],
        }),
        mock("listProducts").ok({
          data: [{ ...meter, amount: 50 }],
          next_cursor: null,
          total: 1,
          total_exact: true,
        }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    const banner = await canvas.findByText(/Nothing was ordered yet/);
    await expect(banner).toBeVisible();
    await expect(document.activeElement).toContainElement(banner);
    await expect(canvas.getByText(/The price changed from .3,850 EG. to .3,999 EG.\./)).toBeVisible();
    await expect(canvas.getByText("Only 1 left.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await expect(canvas.queryByText(/The price changed/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("complementary")).toHaveFocus();
    await expect(canvas.getByText("1 ×")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]?.body).toMatchObject({ cart: [{ price: "3999.00", qty: 1 }] });
  },
);

Order.test(
  "D-22 an order that was placed without a response is shown before another one is sent",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(
        noting,
        mock("placeOrder").networkError({ once: true }),
        mock("placeOrder").failing(409, {
          once: true,
          code: "idempotency_mismatch",
          errors: { order_number: "7GNG-9MDD" },
        }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await canvas.findByText(/sending it again never orders twice/);
    await userEvent.type(canvas.getByLabelText("Note (optional)"), "Call after six");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await expect(await canvas.findByText(/had come through/)).toHaveTextContent("7GNG-9MDD");
    await expect(canvas.getByRole("link", { name: "See this order" })).toHaveAttribute(
      "href",
      "/orders/find?number=7GNG-9MDD",
    );
    await expect(sent[1]?.key).toBe(sent[0]?.key);
    await expect(onOrdered).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Note (optional)")).toHaveValue("Call after six");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent[2]?.key).not.toBe(sent[0]?.key);
  },
);

Order.test(
  "D-22 an order that was placed with another phone is announced without its number",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(noting, mock("placeOrder").failing(409, { once: true, code: "idempotency_mismatch" })),
  },
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await expect(
      await canvas.findByText("Your order had come through, with the other phone number"),
    ).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "See this order" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
);

Order.test(
  "CHECKOUT-3 errors of the server are shown at their fields",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(mock("placeOrder").failing(422, { errors: { "info.email": "bad_email" } })),
  },
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText("Email*")).toBeInvalid());
    await expect(onOrdered).not.toHaveBeenCalled();
  },
);

Order.test(
  "CHECKOUT-6 an error of the server keeps cart and form",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("placeOrder").failing(500)),
  },
  async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await expect(await canvas.findByText(/Your order was not sent/)).toHaveTextContent(
      "Internal Server Error",
    );
    await expect(canvas.getByLabelText("Phone*")).toHaveValue("01012345678");
  },
);
