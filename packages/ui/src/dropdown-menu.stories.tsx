import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

interface ExampleProps {
  onEdit: () => void;
  onDelete: () => void;
}

function Example({ onEdit, onDelete }: ExampleProps) {
  const [price, setPrice] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <div style={{ minBlockSize: "22rem", padding: "1rem" }}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="quiet" aria-label="Actions for Sensors">
            <EllipsisVertical aria-hidden className="size-5" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuLabel>Sensors</DropdownMenuLabel>
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden /> edit
          </DropdownMenuItem>
          <DropdownMenuItem disabled>duplicate</DropdownMenuItem>
          <DropdownMenuCheckboxItem checked={price} onCheckedChange={setPrice}>
            price
          </DropdownMenuCheckboxItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={() => setAsking(true)}>
            <Trash2 aria-hidden /> delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you sure?"
        message="You won't be able to revert this!"
        confirmLabel="Yes, delete it!"
        cancelLabel="cancel"
        tone="danger"
        onConfirm={onDelete}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Primitives/DropdownMenu",
  component: Example,
  args: { onEdit: fn(), onDelete: fn() },
});

const trigger = () => screen.getByRole("button", { name: "Actions for Sensors" });

/** Arrows move, Enter chooses, Escape gives the focus back. */
export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu", { name: "Actions for Sensors" });
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "edit" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    const price = screen.getByRole("menuitemcheckbox", { name: "price" });
    await expect(price).toHaveFocus();
    await expect(price).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect(price).not.toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
  },
});

/** A dialog chosen from the menu gives the focus back to the menu's button. */
export const OpensADialog = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole("menuitem", { name: "delete" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "cancel" })).toHaveFocus());
    await new Promise((done) => setTimeout(done, 100));
    await expect(screen.getByRole("button", { name: "cancel" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(trigger()).toHaveFocus();
    await expect(document.body).not.toHaveStyle({ pointerEvents: "none" });
  },
});

const opened = {
  play: async () => {
    trigger().focus();
    trigger().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await screen.findByRole("menu");
  },
};

export const Open = meta.story(opened);
export const Arabic = meta.story({ ...opened, globals: { locale: "ar" } });
export const Dark = meta.story({ ...opened, globals: { theme: "dark" } });
export const Phone = meta.story({ ...opened, globals: { viewport: { value: "mobile1" } } });
