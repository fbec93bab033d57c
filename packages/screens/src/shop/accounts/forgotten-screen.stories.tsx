import { useForgottenModel } from "@shop/data/shop/accounts/use-forgotten-model.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { http } from "msw";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage, onEnglishPhone } from "../../stories/page.tsx";
import { ForgottenScreen, type ForgottenScreenProps } from "./forgotten-screen.tsx";

let sent: unknown[] = [];
const recordRequests = http.post("*/User/forgot-password", async ({ request }) => {
  sent.push(await request.clone().json());
});

const meta = preview.meta({
  title: "Shop/Account/Forgotten password",
  component: ForgottenScreen,
  decorators: [inPage],
  args: {
    errors: {},
    submission: { status: "idle" } as const,
    asked: null,
    mailsLinks: true,
    chatNumber: shop.chat_number,
    onSubmit: fn(),
    onReset: fn(),
  },
  beforeEach: () => {
    sent = [];
  },
});

/** Asks for the email of the account. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The email is missing. */
export const Invalid = meta.story({ args: { errors: { email: "required" } } });

/** The request is being sent. */
export const Saving = meta.story({ args: { submission: { status: "pending" } } });

/** Too many links were asked for. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "too_many_requests" } },
});

/** The same for every address, whether it has an account or not. */
export const Sent = meta.story({ args: { asked: "mona@example.com" } });

/** The shop has no mail server. */
export const ByChat = meta.story({ name: "By chat", args: { mailsLinks: false } });

export const LongNames = meta.story({
  name: "Long names",
  args: { asked: `${UNBREAKABLE}@example.com` },
});

/** The screen with its model. */
function Connected(props: ForgottenScreenProps) {
  return <ForgottenScreen {...props} {...useForgottenModel({ locale: "en", mailsLinks: true })} />;
}

const connected = { ...english, render: (args: ForgottenScreenProps) => <Connected {...args} /> };

Default.test(
  "D-49 a link is asked for, and the answer is the same for every address",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(recordRequests, mock("forgotPassword").ok({ status: true })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mail me a link" }));
    await expect(canvas.getByText("Please fill this in.")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Email*"), " mona@example.com{Enter}");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Look into your mail" });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText("mona@example.com")).toBeVisible();
    await expect(sent).toEqual([{ email: "mona@example.com", locale: "en" }]);
    await userEvent.click(canvas.getByRole("button", { name: "Enter another email" }));
    await expect(canvas.getByLabelText("Email*")).toBeVisible();
  },
);

Default.test(
  "D-49 a refusal says why and keeps the email",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("forgotPassword").failing(429, { code: "too_many_requests" })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com{Enter}");
    await expect(await canvas.findByText("That was too often. Please wait a little.")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
  },
);

Default.test(
  "D-49 a shop that turns out to mail no links leads to its chat",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("forgotPassword").ok({ status: false })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com{Enter}");
    await waitFor(() => expect(canvas.getByText(/^We cannot mail you a link here/)).toBeVisible());
  },
);

ByChat.test("D-49 the chat has a prefilled message, and no form is shown", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("textbox")).toBeNull();
  const link = canvas.getByRole<HTMLAnchorElement>("link", { name: /^Ask on WhatsApp/ });
  const { hostname, pathname, searchParams } = new URL(link.href);
  await expect([hostname, pathname]).toEqual(["wa.me", `/${shop.chat_number}`]);
  await expect(searchParams.get("text")).toMatch(/forgotten the password of my account/);
  await expect(canvas.getByRole("link", { name: "Back to the login" })).toHaveAttribute("href", "/login");
});

LongNames.test("D-49 a long address does not scroll the page sideways", onEnglishPhone, async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
