import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

function WithTrigger({ trigger, ...props }: ConfirmDialogProps & { trigger: string }) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ padding: "1rem" }}>
      <Button onClick={() => setOpen(true)}>{trigger}</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Primitives/ConfirmDialog",
  component: ConfirmDialog,
  parameters: doAndDont(
    "Asks for confirmation of a command; the initial focus is on cancel.",
    [
      "Ask with the object's name: 'Delete UT61E?'",
      "Name the button as the command: 'Delete', not 'OK'.",
      "Say what is lost, and what stays.",
    ],
    [
      "A question before what can be undone: do it, and offer to undo it in a notice.",
      "A question for each of many rows: ask once for all.",
    ],
    {
      keys: {
        "Enter, Space": "presses the button with the focus, at first that which cancels",
        Tab: "moves between the buttons",
        Escape: "cancels",
      },
    },
  ),
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Are you sure?",
    message: "You won't be able to revert this!",
    confirmLabel: "Yes, delete it!",
    cancelLabel: "cancel",
    tone: "danger" as const,
    pending: false,
    onConfirm: fn(),
  },
  argTypes: {
    tone: { control: "radio", options: ["neutral", "danger"] },
    message: { control: "text" },
  },
  render: (args) => <WithTrigger {...args} trigger="delete" />,
  decorators: [inArabic],
});

/** A command that cannot be undone; the initial focus is on cancel. */
export const Default = meta.story({});

/** Confirmation of a command that is not destructive. */
export const Neutral = meta.story({
  args: { message: "Your cart is saved.", confirmLabel: "Yes, logout", tone: "neutral" },
});

/** While the command runs, the dialog neither confirms again nor closes. */
export const Saving = meta.story({ args: { pending: true } });

/** Names without a space break inside the dialog. */
export const LongNames = meta.story({ args: { message: `Delete ${"UT61E-PLUS-".repeat(12)}?` } });

Default.test(
  "focuses cancel; Escape and cancel close it and restore the focus",
  { ...english, args: { open: false } },
  async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "delete" });
    for (const key of ["{Escape}", "{Enter}"]) {
      trigger.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
      await expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
      await waitFor(() => expect(screen.getByRole("button", { name: "cancel" })).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);

Default.test(
  "confirming calls back once; the caller closes the dialog",
  english,
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

Saving.test("a pending command cannot be repeated or closed", english, async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
  await userEvent.click(screen.getByRole("button", { name: "cancel" }));
  await userEvent.keyboard("{Escape}");
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(screen.getByRole("alertdialog")).toHaveAttribute("aria-busy", "true");
});

Saving.test(
  "read aloud in English",
  english,
  reads([
    "alertdialog, Are you sure?, You won't be able to revert this!, busy",
    "heading, Are you sure?, level 2",
    "button, cancel, disabled",
    "button, Yes, delete it!, disabled",
  ]),
);

Saving.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "alertdialog, هل أنت متأكد؟, لا يمكن التراجع عن ذلك!, busy",
    "heading, هل أنت متأكد؟, level 2",
    "button, إلغاء, disabled",
    "button, نعم، احذف, disabled",
  ]),
);
