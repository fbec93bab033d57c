import { useLoginModel } from "@shop/data/shop/accounts/use-login-model.ts";
import { aUser } from "@shop/fixtures/builders.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { http } from "msw";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, inPage } from "../../stories/page.tsx";
import { LoginScreen, type LoginScreenProps } from "./login-screen.tsx";

const onLoggedIn = fn();
let sent: unknown[] = [];
const recordLogins = http.post("*/User/login", async ({ request }) => {
  sent.push(await request.clone().json());
});

const meta = preview.meta({
  title: "Shop/Account/Login",
  component: LoginScreen,
  decorators: [inPage],
  args: { errors: {}, submission: { status: "idle" } as const, onSubmit: fn(), onInvalid: fn() },
  beforeEach: () => {
    sent = [];
    onLoggedIn.mockClear();
  },
});

/** Email, password and whether to be remembered. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** A required field is empty. */
export const Invalid = meta.story({ args: { errors: { email: "required", password: "required" } } });

/** The login is being sent. */
export const Saving = meta.story({ args: { submission: { status: "pending" } } });

/** Email or password is wrong. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "wrong_credentials" } },
});

Default.test(
  "LOGIN-1 email, password and a remember-me choice",
  english,
  async ({ canvas, userEvent, args }) => {
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
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  },
);

/** The screen with its model and its notices. */
function Connected(props: LoginScreenProps) {
  return <LoginScreen {...props} {...useLoginModel({ onNotice: useNotify(), onLoggedIn })} />;
}

const connected = { ...english, render: (args: LoginScreenProps) => <Connected {...args} /> };

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const logIn = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com");
  await userEvent.type(canvas.getByLabelText("Password*"), "secret");
  await userEvent.keyboard("{Enter}");
};

Default.test(
  "LOGIN-1 LOGIN-3 'successfully loged In'; the payload has remember, and the callback gets session and choice",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(recordLogins, mock("loginUser").ok({ status: true, user: aUser(), token: "t-1" })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Remember me" }));
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("successfully loged In")).toBeVisible();
    await expect(sent).toEqual([{ email: "mona@example.com", password: "secret", remember: true }]);
    await expect(onLoggedIn).toHaveBeenCalledWith({ user: aUser(), token: "t-1" }, true);
  },
);

Default.test(
  "LOGIN-2 D-6 status false: 'Oops.. something wrong please try again'; then another submit succeeds",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("loginUser").ok({ status: false }, { once: true }),
        mock("loginUser").ok({ status: true, user: aUser(), token: "t-1" }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(canvas.getByText("Email or password is wrong.")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await expect(onLoggedIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "login" }));
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  },
);

Default.test(
  "LOGIN-4 a login succeeds only when the response's status is true",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("loginUser").ok({ status: false, user: aUser(), token: "t-1" })),
  },
  async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(onLoggedIn).not.toHaveBeenCalled();
  },
);

Default.test(
  "LOGIN-2 a response without a user is no login",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("loginUser").ok({ status: true })),
  },
  async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(onLoggedIn).not.toHaveBeenCalled();
  },
);

Default.test(
  "LOGIN-2 D-6 without a response: 'Oops.. something wrong please try again'",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("loginUser").networkError()),
  },
  async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByText("Oops.. something wrong please try again")).toBeVisible();
    await expect(canvas.getByText("Something went wrong. Please try again.")).toBeVisible();
  },
);
