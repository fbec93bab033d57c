import type { PasskeyDevice } from "@shop/data/dash/admins/passkeys-view.ts";
import { useAdminLoginModel } from "@shop/data/dash/admins/use-admin-login-model.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english } from "../../stories/page.tsx";
import { AdminLoginScreen, type AdminLoginScreenProps } from "./admin-login-screen.tsx";

const onLoggedIn = fn();

const meta = preview.meta({
  title: "Dashboard/Login",
  component: AdminLoginScreen,
  args: {
    errors: {},
    submission: { status: "idle" } as const,
    onSubmit: fn(),
    onInvalid: fn(),
    passkey: { submission: { status: "idle" } as const, onSubmit: fn() },
    currentAddress: "/admin-login?next=%2Fdash%2Forders",
    theme: "light" as const,
    onTheme: fn(),
    onLocale: fn(),
  },
  beforeEach: () => {
    onLoggedIn.mockClear();
  },
});

/** Email and password. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The login is being sent. */
export const Sending = meta.story({ args: { submission: { status: "pending" } as const } });

/** The browser asks for the passkey. */
export const PasskeyPending = meta.story({
  name: "Waiting for a passkey",
  args: { passkey: { submission: { status: "pending" } as const, onSubmit: fn() } },
});

/** A passkey that was removed, or is of another shop. */
export const PasskeyRefused = meta.story({
  name: "Passkey refused",
  args: {
    passkey: { submission: { status: "failed", error: "wrong_credentials" } as const, onSubmit: fn() },
  },
});

/** A browser without passkeys, or a page that was not loaded by HTTPS. */
export const NoPasskeys = meta.story({ name: "Without passkeys", args: { passkey: null } });

/** A session has ended in mid-work. */
export const SessionEnded = meta.story({ name: "Session ended", args: { sessionEnded: true } });

/** The page of the dashboard focuses the email. */
export const Focused = meta.story({ args: { focused: true } });

/** Email or password is wrong. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "wrong_credentials" } as const },
});

/** The email is no mail address, the password is missing. */
export const Invalid = meta.story({ args: { errors: { email: "bad_email", password: "required" } } });

/** The password is right, and the account has a second factor. */
export const CodeAsked = meta.story({
  args: { submission: { status: "failed", error: "second_factor_required" } as const },
});

/** The code is wrong, or was used already. */
export const WrongCode = meta.story({
  args: {
    errors: { code: "wrong_code" },
    submission: { status: "failed", error: "invalid" } as const,
  },
});

function Connected(props: AdminLoginScreenProps) {
  return (
    <AdminLoginScreen
      {...props}
      {...useAdminLoginModel({ device: null, onNotice: useNotify(), onLoggedIn })}
    />
  );
}

/** The screen over its model. */
export const WithModel = meta.story({
  name: "With model",
  parameters: { looksLike: "The same screen, in which tests log in." },
  render: (args) => <Connected {...args} />,
});

async function enter(
  { canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">,
  email: string,
  password: string,
) {
  const entries = [
    [canvas.getByLabelText("Email*"), email],
    [canvas.getByLabelText("Password*"), password],
  ] as const;
  for (const [box, text] of entries) {
    await userEvent.clear(box);
    if (text) await userEvent.type(box, text);
  }
  await userEvent.click(canvas.getByRole("button", { name: "login" }));
}

WithModel.test(
  "ADMIN-1 a successful login says 'successfully login.' and hands on the answer",
  async ({ canvas, userEvent }) => {
    await enter({ canvas, userEvent }, "admin@nilometer.example", "open-the-shop");
    await expect(await canvas.findByText("successfully login.")).toBeVisible();
    await expect(onLoggedIn).toHaveBeenCalledWith({ status: true, must_change_password: false });
  },
);

Default.test(
  "ADMIN-1 D-26 the login has the page in the other language, the theme and a link to the shop",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "To the shop" })).toHaveAttribute("href", "/");
    const language = canvas.getByRole("link", { name: "العربية" });
    await expect(language).toHaveAttribute("href", "/ar/admin-login?next=%2Fdash%2Forders");
    await userEvent.click(canvas.getByRole("button", { name: "Dark theme" }));
    await expect(args.onTheme).toHaveBeenCalledWith("dark");
  },
);

Default.test(
  "D-49 the login says where to turn with a forgotten password",
  english,
  async ({ canvas, userEvent }) => {
    const help = canvas.getByText(/^An owner gives you a new one/);
    await expect(help).not.toBeVisible();
    await userEvent.click(canvas.getByText("Forgot your password?"));
    await expect(help).toBeVisible();
    await expect(help).toHaveTextContent("npm run admin -- password");
  },
);

Focused.test("ADMIN-1 the email has the focus on arrival", english, async ({ canvas }) => {
  await expect(canvas.getByLabelText("Email*")).toHaveFocus();
});

Sending.test("ADMIN-1 while working the button shows 'loading...'", async ({ canvas }) => {
  await expect(canvas.getByRole("button", { name: /loading\.\.\./ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

WithModel.test(
  "ADMIN-3 a missing field or a bad email gives 'please enter a vaild email' with an example, and no call",
  async ({ canvas, userEvent, msw }) => {
    msw.use(mock("loginAdmin").failing(500));
    await enter({ canvas, userEvent }, "", "");
    await expect(await canvas.findByText("please enter a vaild email")).toBeVisible();
    await expect(canvas.getByText(/name@example\.com/)).toBeVisible();
    for (const [email, password] of [
      ["admin@nilometer.example", ""],
      ["admin", "secret"],
      ["admin@nilometer", "secret"],
      ["admin@nilometer.e", "secret"],
    ] as const) {
      await enter({ canvas, userEvent }, email, password);
      await expect(await canvas.findByText("please enter a vaild email")).toBeVisible();
    }
    await expect(canvas.queryByText("email or password invalid")).toBeNull();
  },
);

WithModel.test(
  "ADMIN-4 D-163 a failure says 'email or password invalid' and keeps its reason in the form; what was entered stays",
  async ({ canvas, userEvent, msw }) => {
    msw.use(mock("loginAdmin").failing(401, { code: "wrong_credentials" }));
    await enter({ canvas, userEvent }, "admin@nilometer.example", "wrong");
    await expect(await canvas.findByText("email or password invalid")).toBeVisible();
    await expect(canvas.getByText("please try again later.!")).toBeVisible();
    // The notice leaves: the form keeps the reason, and says where to turn.
    await expect(canvas.getByText("Email or password is wrong.")).toBeVisible();
    await expect(canvas.getByText(/^An owner gives you a new one/)).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("admin@nilometer.example");
    await waitFor(() => expect(onLoggedIn).not.toHaveBeenCalled());
  },
);

WithModel.test(
  "ADMIN-4 without an answer it also says 'Network Error'",
  async ({ canvas, userEvent, msw }) => {
    msw.use(mock("loginAdmin").networkError());
    await enter({ canvas, userEvent }, "admin@nilometer.example", "secret");
    await expect(await canvas.findByText("Network Error")).toBeVisible();
    await expect(canvas.getByText("please make sure abouut connection!")).toBeVisible();
    await expect(canvas.getByText("email or password invalid")).toBeVisible();
  },
);

WithModel.test(
  "D-148 a right password asks for the code, without a notice of a failure, and signs in with it",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("loginAdmin").failing(401, { code: "second_factor_required", once: true }),
        mock("loginAdmin").failing(422, { errors: { code: "wrong_code" }, once: true }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await enter({ canvas, userEvent }, "admin@nilometer.example", "open-the-shop");
    const code = await canvas.findByRole("textbox", { name: /^Code/ });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.queryByText("email or password invalid")).not.toBeInTheDocument();
    await userEvent.type(code, "111111{Enter}");
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, "123456{Enter}");
    await waitFor(() =>
      expect(onLoggedIn).toHaveBeenCalledWith({ status: true, must_change_password: false }),
    );
  },
);

const get = fn<PasskeyDevice["get"]>();

Default.test(
  "D-157 a passkey signs in without a password; one that is not known says so, and nothing follows where the reader cancels",
  {
    ...english,
    render: (args: AdminLoginScreenProps) => {
      function WithPasskey() {
        const device: PasskeyDevice = { create: () => Promise.resolve(null), get };
        return <AdminLoginScreen {...args} {...useAdminLoginModel({ device, onNotice: fn(), onLoggedIn })} />;
      }
      return <WithPasskey />;
    },
    beforeEach: ({ msw }) => {
      const signed = {
        id: "AAAA",
        rawId: "AAAA",
        type: "public-key" as const,
        clientExtensionResults: {},
        response: { clientDataJSON: "e30", authenticatorData: "", signature: "" },
      };
      get.mockReset();
      get.mockResolvedValueOnce(null).mockResolvedValue(signed);
      msw.use(
        mock("startPasskeyLogin").ok({
          options: { challenge: "e30", rpId: "localhost", timeout: 1000, userVerification: "required" },
        }),
        mock("loginByPasskey").failing(401, { once: true }),
        mock("loginByPasskey").ok({ status: true, must_change_password: false }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Sign in with a passkey" });
    await userEvent.click(button);
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    await expect(onLoggedIn).not.toHaveBeenCalled();
    const isReady = () => waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await isReady();
    await userEvent.click(button);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    await isReady();
    await expect(onLoggedIn).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("alert").map(({ textContent }) => textContent)).not.toEqual(["", ""]);
    await userEvent.click(button);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  },
);
