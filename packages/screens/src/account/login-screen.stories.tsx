import { useLoginModel } from "@shop/data/models/use-login-model.ts";
import { aUser } from "@shop/fixtures/builders.ts";
import { mockLoginUser } from "@shop/mocks/mock-endpoints.ts";
import { http } from "msw";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { LoginScreen, type LoginScreenProps } from "./login-screen.tsx";

const onLoggedIn = fn();
let sent: unknown[] = [];
const noting = http.post("*/User/login", async ({ request }) => {
  sent.push(await request.clone().json());
});

const meta = preview.meta({
  title: "Screens/Login",
  component: LoginScreen,
  decorators: [inPage],
  args: { errors: {}, submission: { status: "idle" } as const, onSubmit: fn() },
  beforeEach: () => {
    sent = [];
    onLoggedIn.mockClear();
  },
});

/** Email, password and whether to be remembered. */
export const Ready = meta.story({
  name: "LOGIN-1 email, password and a remember-me choice",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com");
    await userEvent.type(canvas.getByLabelText("Password*"), "secret");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Remember me" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password*")).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "login" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: "mona@example.com",
      password: "secret",
      remember: true,
    });
    await expect(canvas.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
  },
});

/** On its way. */
export const Sending = meta.story({ args: { submission: { status: "pending" } as const } });

/** Refused, with something missing. */
export const Faulty = meta.story({
  args: {
    errors: { password: "required" },
    submission: { status: "failed", error: "wrong_credentials" } as const,
  },
});

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Refused, in Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone, args: Faulty.input.args });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen over its model, with the notices that show. */
function Connected(props: LoginScreenProps) {
  return <LoginScreen {...props} {...useLoginModel({ onNotice: useNotify(), onLoggedIn })} />;
}

type Context = Parameters<NonNullable<typeof Ready.input.play>>[0];

const logIn = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">, remember = false) => {
  await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com");
  await userEvent.type(canvas.getByLabelText("Password*"), "secret");
  if (remember) await userEvent.click(canvas.getByRole("checkbox"));
  await userEvent.keyboard("{Enter}");
};

/** The shop knows her. */
export const LoggedIn = meta.story({
  name: "LOGIN-1 LOGIN-3 'successfully loged In'; the payload sends remember, and session and choice are handed on",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting, mockLoginUser.ok({ status: true, user: aUser(), token: "t-1" }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Remember me" }));
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("successfully loged In")).toBeVisible();
    await expect(sent).toEqual([{ email: "mona@example.com", password: "secret", remember: true }]);
    await expect(onLoggedIn).toHaveBeenCalledWith({ user: aUser(), token: "t-1" }, true);
  },
});

/** The shop does not know her, then it does. */
export const Refused = meta.story({
  name: "LOGIN-2 D-6 status false: 'Oops.. something wrong please try again'; then another try succeeds",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(
      mockLoginUser.ok({ status: false }, { once: true }),
      mockLoginUser.ok({ status: true, user: aUser(), token: "t-1" }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(canvas.getByText("Email or password is wrong.")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await expect(onLoggedIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "login" }));
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  },
});

/** Status false beside a user: still no login. */
export const StatusFalse = meta.story({
  name: "LOGIN-4 a login succeeds only when the answer's status is true",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockLoginUser.ok({ status: false, user: aUser(), token: "t-1" }));
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(onLoggedIn).not.toHaveBeenCalled();
  },
});

/** An answer without a user. */
export const NoUser = meta.story({
  name: "LOGIN-2 a response without a user is no login",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockLoginUser.ok({ status: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(onLoggedIn).not.toHaveBeenCalled();
  },
});

/** No answer. */
export const NoAnswer = meta.story({
  name: "LOGIN-2 D-6 without an answer: 'Oops.. something wrong please try again'",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockLoginUser.networkError());
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(canvas.getByText("Something went wrong. Please try again.")).toBeVisible();
  },
});
