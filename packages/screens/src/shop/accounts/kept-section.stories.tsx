import type { Kept } from "@shop/contract/accounts/kept-link.ts";
import { ready } from "@shop/data/view.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { KeptSection } from "./kept-section.tsx";

const cart: Kept = {
  token: "workshop23",
  kind: "cart",
  name: "Workshop, every month",
  lines: 12,
  kept_at: "2026-03-01T10:30:00.000Z",
};
const list: Kept = { ...cart, token: "board23456", kind: "parts_list", name: "Board rev. C", lines: 48 };
const idle = { errors: {}, submission: { status: "idle" } as const, saved: 0, onSubmit: fn() };

const meta = preview.meta({
  title: "Shop/Account/Kept carts and lists",
  component: KeptSection,
  decorators: [inPage],
  args: {
    kept: ready<readonly Kept[]>([cart, list]),
    renaming: idle,
    deletion: { status: "idle" } as const,
    onDelete: fn(),
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the form that renames the first one. */
const rename = async ({ canvas, userEvent, ...context }: Context): Promise<void> => {
  const texts = textsOf(context).account;
  const [button] = canvas.getAllByRole("button", { name: texts.kept.renameOf.replace("{name}", cart.name) });
  if (button) await userEvent.click(button);
  await canvas.findByRole("textbox");
};

/** A cart and a parts list. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Nothing is kept yet. */
export const Empty = meta.story({ args: { kept: ready([]) } });

export const Loading = meta.story({ args: { kept: { status: "loading" } } });

export const LoadFailed = meta.story({
  args: { kept: { status: "failed", error: "internal", onRetry: fn() } },
});

/** Long names. */
export const LongNames = meta.story({
  args: { kept: ready([{ ...cart, name: UNBREAKABLE.slice(0, 80) }]) },
});

/** One is renamed. */
export const Renaming = meta.story({ play: rename });

/** The new name is being saved. */
export const RenamePending = meta.story({
  args: { renaming: { ...idle, submission: { status: "pending" } } },
  play: rename,
});

/** It was not saved. */
export const RenameFailed = meta.story({
  args: { renaming: { ...idle, submission: { status: "failed", error: "unavailable" } } },
  play: rename,
});

/** One is being deleted. */
export const Deleting = meta.story({ args: { deletion: { status: "pending" } } });

/** It was not deleted. */
export const DeleteFailed = meta.story({ args: { deletion: { status: "failed", error: "unavailable" } } });

Default.test(
  "D-128 kept carts and lists lead to their pages, are renamed and deleted",
  english,
  async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole("link", { name: cart.name })).toHaveAttribute(
      "href",
      expect.stringContaining("/shared-cart/workshop23"),
    );
    await expect(canvas.getByRole("link", { name: list.name })).toHaveAttribute(
      "href",
      expect.stringContaining("/parts-list/board23456"),
    );
    await rename(context);
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "School");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(args.renaming.onSubmit).toHaveBeenCalledWith({ token: cart.token, name: "School" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: `Delete ${list.name}` }));
    await expect(args.onDelete).toHaveBeenCalledWith(list.token);
  },
);

Default.test("D-128 kept carts in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText("12 بندًا")).toBeVisible();
});
