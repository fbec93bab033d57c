import { useRestockFormModel } from "@shop/data/shop/restock-requests/use-restock-form-model.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { openShop, shop } from "#storybook/story-shop.ts";

import { english, inPage } from "../../stories/page.tsx";
import { RestockForm, type RestockFormProps } from "./restock-form.tsx";

const missing = catalogue.products.find(({ amount }) => amount <= 0)?.id ?? 0;

const meta = preview.meta({
  title: "Shop/Product/Back in stock",
  component: RestockForm,
  decorators: [inPage],
  args: {
    email: "",
    errors: {},
    submission: { status: "idle" } as const,
    asked: null,
    sendsMails: true,
    onSubmit: fn(),
    onReset: fn(),
  },
  beforeEach: () => {
    openShop(demoShop());
  },
});

export const Default = meta.story();

/** The address of the signed-in user. */
export const SignedIn = meta.story({ args: { email: "mona@example.com" } });

/** The server refused the address. */
export const Invalid = meta.story({ args: { errors: { email: "bad_email" } } });

export const Saving = meta.story({
  args: { email: "mona@example.com", submission: { status: "pending" } },
});

/** The product has come back in the meantime. */
export const Failed = meta.story({
  args: { email: "mona@example.com", submission: { status: "failed", error: "in_stock" } },
});

/** The same for every address. */
export const Asked = meta.story({ args: { asked: "mona@example.com" } });

/** Without a mail server. */
export const NotSent = meta.story({ args: { sendsMails: false } });

/** The form over its model. */
function Connected(props: RestockFormProps) {
  return <RestockForm {...props} {...useRestockFormModel({ productId: missing, locale: "ar" })} />;
}

const connected = { ...english, render: (args: RestockFormProps) => <Connected {...args} /> };

Default.test(
  "D-92 what is no address is marked, and nothing is sent",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Email/ }), "mona");
    await userEvent.click(canvas.getByRole("button", { name: "Tell me" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Email/ })).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

SignedIn.test(
  "D-92 the address is stored, and another one can be",
  connected,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tell me" }));
    await expect(await canvas.findByRole("heading", { name: "We will tell you" })).toHaveFocus();
    await expect(canvas.getByText("mona@example.com")).toBeVisible();
    await expect(shop.state.restockRequests.get(missing)).toEqual(new Set(["mona@example.com"]));
    await userEvent.click(canvas.getByRole("button", { name: "Enter another email" }));
    await expect(await canvas.findByRole("textbox", { name: /^Email/ })).toBeVisible();
  },
);

SignedIn.test("D-92 a product that is back says so", connected, async ({ canvas, userEvent }) => {
  shop.state.products = shop.state.products.map((one) => ({ ...one, amount: 5 }));
  await userEvent.click(canvas.getByRole("button", { name: "Tell me" }));
  await expect(await canvas.findByText(/^It is in stock/)).toBeVisible();
});

SignedIn.test(
  "D-92 a shop that sends no mails leads to the chat",
  connected,
  async ({ canvas, userEvent }) => {
    shop.state.hasMailServer = false;
    await userEvent.click(canvas.getByRole("button", { name: "Tell me" }));
    await expect(await canvas.findByText(/cannot send mails/)).toBeVisible();
  },
);
