import { useSignupModel } from "@shop/data/models/use-signup-model.ts";
import { LONG_ARABIC } from "@shop/fixtures/samples.ts";
import { mockRegisterUser } from "@shop/mocks/mock-endpoints.ts";
import { http } from "msw";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { SignupScreen, type SignupScreenProps } from "./signup-screen.tsx";

const onSignedUp = fn();
let sent: unknown[] = [];
const noting = http.post("*/User/register", async ({ request }) => {
  sent.push(await request.clone().json());
});

const meta = preview.meta({
  title: "Screens/Sign-up",
  component: SignupScreen,
  decorators: [inPage],
  args: { errors: {}, submission: { status: "idle" } as const, onSubmit: fn() },
  beforeEach: () => {
    sent = [];
    onSignedUp.mockClear();
  },
});

type Context = Parameters<NonNullable<typeof Ready.input.play>>[0];

const fields = [
  ["Name*", "Mona Adel"],
  ["Email*", "not even an address"],
  ["Password*", "x"],
  ["Phone (optional)", "anything"],
  ["Address (optional)", "14 Station Street"],
  ["Address, second line (optional)", "Tanta"],
] as const;

const entry = {
  name: "Mona Adel",
  email: "not even an address",
  password: "x",
  phone: "anything",
  address1: "14 Station Street",
  address2: "Tanta",
};

/** Six fields, a button, and the way to the login. */
export const Ready = meta.story({
  name: "SIGNUP-1 name, email, password, phone, address1, address2; 'sign up'; 'already have an account?' to /login",
  play: async ({ canvas, userEvent, args }) => {
    for (const [label, text] of fields) await userEvent.type(canvas.getByLabelText(label), text);
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(entry);
    await expect(canvas.getByRole("link", { name: "already have an account?" })).toHaveAttribute(
      "href",
      "/login",
    );
  },
});

/** On its way. */
export const Sending = meta.story({ args: { submission: { status: "pending" } as const } });

/** Refused. */
export const Faulty = meta.story({
  args: {
    errors: { email: "email_taken", name: LONG_ARABIC },
    submission: { status: "failed", error: "too_many_requests" } as const,
  },
});

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Refused, in Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone, args: Faulty.input.args });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen over its model, with the notices that show. */
function Connected(props: SignupScreenProps) {
  return <SignupScreen {...props} {...useSignupModel({ onNotice: useNotify(), onSignedUp })} />;
}

const signUp = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  for (const [label, text] of fields) await userEvent.type(canvas.getByLabelText(label), text);
  await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
};

/** Something is missing. */
export const Missing = meta.story({
  name: "SIGNUP-2 name, email and password are required: 'please enter empty field'; nothing is sent",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Name*"), "Mona");
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await expect(await canvas.findByText("please enter empty field")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveFocus();
    await expect(canvas.getByLabelText("Password*")).toHaveAttribute("aria-invalid", "true");
    await expect(sent).toHaveLength(0);
  },
});

/** A new account. */
export const SignedUp = meta.story({
  name: "SIGNUP-4 'Account Created Successfully'; no format of email or password is checked",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting);
  },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByText("Account Created Successfully")).toBeVisible();
    await expect(canvas.getByText("Enjoy with your shopping now.")).toBeVisible();
    await expect(sent).toEqual([entry]);
    await expect(onSignedUp).toHaveBeenCalledWith({
      user: expect.objectContaining({ name: "Mona Adel" }),
      token: expect.any(String),
    });
  },
});

/** The address is taken. */
export const Taken = meta.story({
  name: "SIGNUP-3 status not true: a warning titled with the server's email error, footer 'please enter new email or login'",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockRegisterUser.ok({ status: false, errors: { email: "email_taken" } }, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByText("please enter new email or login")).toBeVisible();
    await expect(canvas.getAllByText("This email already has an account.")).toHaveLength(2);
    await expect(canvas.getByLabelText("Email*")).toHaveFocus();
    await expect(onSignedUp).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Email*"), "2");
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  },
});

/** No answer, then one. */
export const NoAnswer = meta.story({
  name: "SIGNUP-3 without an answer the form keeps what was entered, and another try succeeds",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockRegisterUser.networkError({ once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(canvas.getByLabelText("Name*")).toHaveValue("Mona Adel");
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  },
});
