import { expect, fn, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage } from "../../stories/page.tsx";
import { KeepForm } from "./keep-form.tsx";

const meta = preview.meta({
  title: "Shop/Account/Keep a cart or list",
  component: KeepForm,
  decorators: [inPage],
  args: {
    kind: "cart" as const,
    kept: false,
    errors: {},
    submission: { status: "idle" } as const,
    onKeep: fn(),
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const open = async ({ canvas, userEvent, ...context }: Context): Promise<void> => {
  await userEvent.click(canvas.getByRole("button", { name: textsOf(context).account.kept.keep.cart }));
  await canvas.findByRole("textbox");
};

/** The button below a cart. */
export const Default = meta.story();

/** The button below a parts list. */
export const PartsList = meta.story({ args: { kind: "parts_list" } });

/** The name that it is kept under. */
export const Naming = meta.story({ play: open });

/** It is being kept. */
export const Saving = meta.story({ args: { submission: { status: "pending" } }, play: open });

/** The account keeps as many as it may. */
export const LimitReached = meta.story({
  args: { errors: { name: "limit_reached" }, submission: { status: "failed", error: "invalid" } },
  play: open,
});

/** The shop did not answer. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "unavailable" } },
  play: open,
});

/** It is kept. */
export const Kept = meta.story({ args: { kept: true } });

Default.test("D-128 a cart is kept under a name, which is required", english, async (context) => {
  const { canvas, userEvent, args } = context;
  await open(context);
  await userEvent.click(canvas.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(canvas.getByRole("textbox")).toBeInvalid());
  await userEvent.type(canvas.getByRole("textbox"), "Workshop");
  await userEvent.click(canvas.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(args.onKeep).toHaveBeenCalledWith("Workshop"));
});
