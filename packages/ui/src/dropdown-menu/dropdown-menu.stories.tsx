import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { nextFrame } from "#storybook/next-frame.ts";
import preview from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { doAndDont } from "../stories/do-and-dont.ts";
import { DropdownMenuExample } from "../stories/dropdown-menu-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../stories/dropdown-menu-example.tsx?raw";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads, says } from "../stories/spoken.ts";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

const PriceItem = ({ label }: { label: string }) => {
  const [checked, setChecked] = useState(true);
  return (
    <DropdownMenuCheckboxItem checked={checked} onCheckedChange={setChecked}>
      {label}
    </DropdownMenuCheckboxItem>
  );
};

const onEdit = fn();
const onDelete = fn();

const meta = preview.meta({
  title: "Primitives/DropdownMenu",
  component: DropdownMenuContent,
  subcomponents: {
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  parameters: doAndDont(
    "Renders a menu of commands; not modal, so that the page still scrolls and an item can open a dialog.",
    [
      "Commands that a row or page needs less often.",
      'Verbs as items; the destructive one last, with `tone="danger"`.',
      "An icon button as trigger has an `aria-label`.",
    ],
    [
      "A value of a form: use Select or Combobox.",
      "The main command of a view.",
      "Links to pages among commands.",
    ],
    {
      code,
      keys: {
        "Enter, Space, Down": "opens the menu",
        "Up, Down": "move",
        Letters: "move to what begins with them",
        "Enter, Space": "runs the command",
        Escape: "closes, and returns to the button",
      },
    },
  ),
  args: {
    align: "start",
    children: (
      <>
        <DropdownMenuLabel>Sensors</DropdownMenuLabel>
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil aria-hidden />
          {"edit"}
        </DropdownMenuItem>
        <DropdownMenuItem disabled>duplicate</DropdownMenuItem>
        <PriceItem label="price" />
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={onDelete}>
          <Trash aria-hidden />
          {"delete"}
        </DropdownMenuItem>
      </>
    ),
  },
  argTypes: {
    align: {
      description: "Edge of the trigger that the menu is aligned with.",
      control: "radio",
      options: ["start", "center", "end"],
    },
    children: { description: "Items, labels and separators.", control: false },
  },
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
  },
  render: (args) => (
    <div style={{ minBlockSize: "22rem", padding: "1rem" }}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="quiet" aria-label="Actions for Sensors">
            <EllipsisVertical aria-hidden className="size-5" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent {...args} />
      </DropdownMenu>
    </div>
  ),
  decorators: [inArabic],
});

const trigger = () => screen.getByRole("button");

/** A label, commands with icons, a disabled command, a checkbox, and a destructive command last. */
export const Default = meta.story({
  play: async () => {
    trigger().focus();
    trigger().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await screen.findByRole("menu");
  },
});

export const Closed = meta.story({});

Closed.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <DropdownMenuExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Sensors" }));
    await expect(await screen.findByRole("menuitemcheckbox", { name: "Prices" })).toBeChecked();
  },
);

Closed.test(
  "arrow keys move, Enter selects, Escape closes and restores the focus",
  { globals: { locale: "en" } },
  async ({ userEvent }) => {
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
    await waitFor(() => expect(onEdit).toHaveBeenCalledOnce());
  },
);

function WithDialog() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Actions for Sensors</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setAsking(true)}>delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you sure?"
        message="You won't be able to revert this!"
        confirmLabel="Yes, delete it!"
        cancelLabel="cancel"
        onConfirm={onDelete}
      />
    </>
  );
}

Closed.test(
  "a dialog opened from the menu restores the focus to the menu's button",
  { globals: { locale: "en" }, render: () => <WithDialog /> },
  async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole("menuitem", { name: "delete" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "cancel" })).toHaveFocus());
    // A menu that was removed returns the focus to its button, if at all, in a task of its own.
    await waitFor(() => expect(screen.queryByRole("menu", { hidden: true })).not.toBeInTheDocument());
    await nextFrame();
    await expect(screen.getByRole("button", { name: "cancel" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(trigger()).toHaveFocus();
    await expect(document.body).not.toHaveStyle({ pointerEvents: "none" });
  },
);

Default.test(
  "read aloud in English",
  english,
  reads([
    "button, Actions for Sensors, expanded, has popup menu",
    "menu, Actions for Sensors",
    "menuitem, edit, 1 of 3",
    "menuitem, duplicate, disabled, 2 of 3",
    "menuitemcheckbox, price, checked, 1 of 1",
    "separator",
    "menuitem, delete, 3 of 3",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "button, إجراءات حساسات, expanded, has popup menu",
    "menu, إجراءات حساسات",
    "menuitem, تعديل, 1 of 3",
    "menuitem, نسخ, disabled, 2 of 3",
    "menuitemcheckbox, السعر, checked, 1 of 1",
    "separator",
    "menuitem, حذف, 3 of 3",
  ]),
);

const moveDown = says(({ userEvent }) => userEvent.keyboard("{ArrowDown}{ArrowDown}"));

Default.test(
  "the arrows say each command, in English",
  english,
  moveDown(["menuitemcheckbox, price, checked, 1 of 1", "menuitem, delete, 3 of 3"]),
);

Default.test(
  "the arrows say each command, in Arabic",
  arabic,
  moveDown(["menuitemcheckbox, السعر, checked, 1 of 1", "menuitem, حذف, 3 of 3"]),
);
