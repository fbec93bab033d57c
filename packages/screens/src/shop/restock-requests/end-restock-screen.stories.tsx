import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { EndRestockScreen, type EndRestockScreenProps } from "./end-restock-screen.tsx";

const idle: EndRestockScreenProps = { submission: { status: "idle" }, isEnded: false, onEnd: fn() };

const meta = preview.meta({
  title: "Shop/Product/No more mails",
  component: EndRestockScreen,
  decorators: [inPage],
  args: idle,
});

export const Default = meta.story();

export const Saving = meta.story({ args: { submission: { status: "pending" } } });

export const Failed = meta.story({ args: { submission: { status: "failed", error: "internal" } } });

export const Ended = meta.story({ args: { isEnded: true } });

/** The address has no token. */
export const WithoutToken = meta.story({ args: { onEnd: null } });

Default.test(
  "D-92 one button ends the mails, without a login",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send me no more" }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
);

Ended.test("D-92 the end is confirmed", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: "You get no more of these mails" })).toHaveFocus();
});

WithoutToken.test("D-92 a link without its token has no button", english, async ({ canvas }) => {
  await expect(canvas.getByText(/was not complete/)).toBeVisible();
  await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
});
