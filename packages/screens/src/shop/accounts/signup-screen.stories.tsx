import { type SignupModelInput, useSignupModel } from "@shop/data/shop/accounts/use-signup-model.ts";
import { LONG_ARABIC } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { http } from "msw";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, inPage } from "../../stories/page.tsx";
import { SignupScreen, type SignupScreenProps } from "./signup-screen.tsx";

const onSignedUp = fn<SignupModelInput["onSignedUp"]>();
let sent: unknown[] = [];
const recordSignups = http.post("*/User/register", async ({ request }) => {
  sent.push(await request.clone().json());
});

const meta = preview.meta({
  title: "Shop/Account/Sign-up",
  component: SignupScreen,
  decorators: [inPage],
  args: { errors: {}, submission: { status: "idle" } as const, onSubmit: fn(), onInvalid: fn() },
  beforeEach: () => {
    sent = [];
    onSignedUp.mockClear();
  },
});

/** Six fields, of which three are required. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The email has an account already. */
export const Invalid = meta.story({ args: { errors: { email: "email_taken", name: "required" } } });

/** The account is being created. */
export const Saving = meta.story({ args: { submission: { status: "pending" } }, play: showEnd });

/** The account was not created. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "too_many_requests" } },
  play: showEnd,
});

/** A long message of the server at a field. */
export const LongNames = meta.story({ args: { errors: { name: LONG_ARABIC } } });

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

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const signUp = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  for (const [label, text] of fields) await userEvent.type(canvas.getByLabelText(label), text);
  await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
};

Default.test(
  "SIGNUP-1 name, email, password, phone, address1, address2; 'sign up'; 'already have an account?' to /login",
  english,
  async ({ canvas, userEvent, args }) => {
    await signUp({ canvas, userEvent });
    await expect(args.onSubmit).toHaveBeenCalledWith(entry);
    await expect(canvas.getByRole("link", { name: "already have an account?" })).toHaveAttribute(
      "href",
      "/login",
    );
  },
);

/** The screen with its model and its notices. */
function Connected(props: SignupScreenProps) {
  return <SignupScreen {...props} {...useSignupModel({ onNotice: useNotify(), onSignedUp })} />;
}

const connected = { ...english, render: (args: SignupScreenProps) => <Connected {...args} /> };

Default.test(
  "SIGNUP-2 name, email and password are required: 'please enter empty field'; nothing is sent",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(recordSignups),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Name*"), "Mona");
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await expect(await canvas.findByText("please enter empty field")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveFocus();
    await expect(canvas.getByLabelText("Password*")).toHaveAttribute("aria-invalid", "true");
    await expect(sent).toHaveLength(0);
  },
);

Default.test(
  "SIGNUP-4 'Account Created Successfully'; no format of email or password is checked",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(recordSignups),
  },
  async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByText("Account Created Successfully")).toBeVisible();
    await expect(canvas.getByText("Enjoy with your shopping now.")).toBeVisible();
    await expect(sent).toEqual([entry]);
    const [signedUp] = onSignedUp.mock.lastCall ?? [];
    await expect(signedUp?.user).toMatchObject({ name: "Mona Adel" });
    await expect(typeof signedUp?.token).toBe("string");
  },
);

Default.test(
  "SIGNUP-3 status not true: a warning titled with the server's email error, footer 'please enter new email or login'",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(mock("registerUser").ok({ status: false, errors: { email: "email_taken" } }, { once: true })),
  },
  async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByText("please enter new email or login")).toBeVisible();
    await expect(canvas.getAllByText("This email already has an account.")).toHaveLength(2);
    await expect(canvas.getByLabelText("Email*")).toHaveFocus();
    await expect(onSignedUp).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Email*"), "2");
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  },
);

Default.test(
  "SIGNUP-3 without a response the form keeps its values, and another submit succeeds",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("registerUser").networkError({ once: true })),
  },
  async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(canvas.getByLabelText("Name*")).toHaveValue("Mona Adel");
    await userEvent.click(canvas.getByRole("button", { name: "sign up" }));
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  },
);

Default.test("SIGNUP-2 the mark of required fields is explained once", english, async ({ canvas }) => {
  await expect(canvas.getAllByText("Fields marked with * have to be filled in.")).toHaveLength(1);
});

Default.test(
  "SIGNUP-2 a hint beside the password says what a good one is; a short one is taken",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password*")).toHaveAccessibleDescription(
      "A good one is long, such as three words of your own, and used on no other site.",
    );
  },
);
