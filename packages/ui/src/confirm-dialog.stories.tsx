import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

function Example(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ padding: "1rem" }}>
      <Button onClick={() => setOpen(true)}>delete</Button>
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

const question: ConfirmDialogProps = {
  open: true,
  onOpenChange: fn(),
  title: "Are you sure?",
  message: "You won't be able to revert this!",
  confirmLabel: "Yes, delete it!",
  cancelLabel: "cancel",
  tone: "danger",
  onConfirm: fn(),
};

const meta = preview.meta({
  title: "Primitives/ConfirmDialog",
  component: Example,
  args: question,
});

/** Opens on cancel; Escape and cancel answer no, and the focus returns. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
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
});

/** Confirming calls once; the caller decides when the dialog goes. */
export const Confirm = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** While the command is on its way nothing answers twice or leaves. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole("alertdialog")).toHaveAttribute("aria-busy", "true");
  },
});

/** A question that destroys nothing. */
export const Neutral = meta.story({
  args: { title: "Are you sure?", message: "logged out?", confirmLabel: "Yes, logout", tone: "neutral" },
});

export const Arabic = meta.story({
  globals: { locale: "ar" },
  args: {
    title: "هل أنت متأكد؟",
    message: "لا يمكن التراجع عن ذلك!",
    confirmLabel: "نعم، احذف",
    cancelLabel: "إلغاء",
  },
});
export const Dark = meta.story({ globals: { theme: "dark" } });
export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

/** Names without a space break inside the dialog. */
export const LongWords = meta.story({
  globals: { viewport: { value: "mobile1" } },
  args: { message: `Delete ${"UT61E-PLUS-".repeat(12)}?` },
});
