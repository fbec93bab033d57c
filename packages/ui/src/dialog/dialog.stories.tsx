import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";
import { DialogExample } from "../stories/dialog-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../stories/dialog-example.tsx?raw";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { Textarea } from "../textarea.tsx";
import { ToastProvider, useToast } from "../toast/toast.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from "./dialog.tsx";

const form = (fields: number) => (
  <form className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
    <Field label="Name">
      <Input />
    </Field>
    {Array.from({ length: fields }, (_, field) => (
      <Field key={field} label="Description">
        <Textarea />
      </Field>
    ))}
    <DialogFooter>
      <DialogClose asChild>
        <Button>cancel</Button>
      </DialogClose>
      <Button variant="signal" type="submit">
        save
      </Button>
    </DialogFooter>
  </form>
);

const meta = preview.meta({
  title: "Primitives/Dialog",
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose, DialogFooter },
  args: {
    title: "Edit Digital multimeter UT61E",
    description: "Changes show in the shop at once.",
    closeLabel: "Close",
    size: "md" as const,
    children: form(1),
  },
  argTypes: {
    size: { control: "radio", options: ["sm", "md", "lg"] },
    title: { control: "text" },
    description: { control: "text" },
    children: {
      description: "Content below the title, with the commands in a `DialogFooter`.",
      control: false,
    },
  },
  parameters: doAndDont(
    "Content of a modal dialog with a sticky title; focuses the first field, or the one with `autoFocus`. On a phone it is a bottom sheet.",
    [
      "One task in a dialog, named by its title.",
      "Commands in a `DialogFooter`, the primary one last.",
      "Keep the dialog open when saving fails, with what was entered.",
    ],
    [
      "A dialog above another one, except a ConfirmDialog.",
      "A dialog for a message without a decision: show a toast.",
      "A dialog that opens by itself.",
    ],
    { code, keys: { Tab: "moves inside the dialog", Escape: "closes, and returns to what opened it" } },
  ),
  render: (args) => (
    <div style={{ minBlockSize: "200vh", padding: "1rem" }}>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Edit product</Button>
        </DialogTrigger>
        <DialogContent {...args} />
      </Dialog>
    </div>
  ),
  decorators: [inArabic],
});

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole("button").click();
  return screen.findByRole("dialog");
};

const opened = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => void (await open(canvasElement)),
};

export const Default = meta.story({ ...opened });
export const Small = meta.story({ ...opened, args: { size: "sm" } });
export const Large = meta.story({ ...opened, args: { size: "lg" } });

/** Long content scrolls inside; title and commands stay in view. */
export const LongContent = meta.story({ ...opened, args: { children: form(9) } });

export const Closed = meta.story({});

Closed.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <DialogExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename Clamp meter CM-208" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rename product" }));
    await userEvent.type(dialog.getByLabelText("Name"), "B{Enter}");
    await expect(await canvas.findByRole("button", { name: "Rename Clamp meter CM-208B" })).toBeVisible();
  },
);

Closed.test(
  "focuses the first field, has a title and description, and Escape restores the focus",
  english,
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Edit product" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Edit Digital multimeter UT61E" });
    await expect(dialog).toHaveAccessibleDescription("Changes show in the shop at once.");
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText("Name")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
);

Closed.test(
  "SINGLE-1 Back closes a dialog, and the page stays",
  { tags: ["browser"] },
  async ({ canvas, userEvent }) => {
    const address = location.href;
    const trigger = canvas.getByRole("button");
    for (const visit of [1, 2]) {
      await userEvent.click(trigger);
      await screen.findByRole("dialog");
      history.back();
      await waitFor(() => expect(screen.queryByRole("dialog"), `visit ${visit}`).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
      await expect(location.href).toBe(address);
    }
  },
);

Closed.test(
  "APROD-12 the body does not scroll while a dialog is open, and scrolls again afterwards",
  { ...english, tags: ["browser"] },
  async ({ canvasElement, userEvent }) => {
    const width = document.body.clientWidth;
    await open(canvasElement);
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe("hidden"));
    // With overlay scrollbars no width must be compensated.
    await expect(document.body.clientWidth).toBeGreaterThanOrEqual(width);
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe("visible"));
  },
);

LongContent.test("title and commands stay in view", { ...english, tags: ["browser"] }, async () => {
  const dialog = screen.getByRole("dialog");
  await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  dialog.scrollTop = 300;
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  const box = dialog.getBoundingClientRect();
  await expect(screen.getByRole("heading").getBoundingClientRect().top).toBeLessThan(box.top + 8);
  await expect(screen.getByRole("button", { name: "save" }).getBoundingClientRect().bottom).toBeLessThan(
    box.bottom,
  );
});

LongContent.test(
  "on a phone it is a bottom sheet",
  { tags: ["browser"], globals: { viewport: { value: "smallPhone" } } },
  async () => {
    const dialog = screen.getByRole("dialog");
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(dialog.getBoundingClientRect().left).toBe(0);
  },
);

function Notify() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ tone: "error", title: "Network Error", durationMs: 60_000 })}>
      notify
    </Button>
  );
}

Closed.test(
  "a toast above the dialog is announced, and dismissing it keeps the dialog open",
  {
    ...english,
    tags: ["browser"],
    args: { children: <Notify /> },
    decorators: [(Story) => <ToastProvider labels={{ dismiss: "Dismiss" }}>{Story()}</ToastProvider>],
  },
  async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "notify" }));
    const alert = within(screen.getByRole("alert"));
    await alert.findByText("Network Error");
    await userEvent.click(alert.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(alert.queryByText("Network Error")).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
);

Default.test(
  "read aloud in English",
  english,
  reads([
    "dialog, Edit Digital multimeter UT61E, Changes show in the shop at once.",
    "heading, Edit Digital multimeter UT61E, level 2",
    "form",
    "Name",
    "textbox, Name",
    "Description",
    "textbox, Description",
    "button, cancel",
    "button, save",
    "button, Close",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "dialog, تعديل جهاز القياس UT61E, تظهر التغييرات في المتجر فورًا.",
    "heading, تعديل جهاز القياس UT61E, level 2",
    "form",
    "الاسم",
    "textbox, الاسم",
    "الوصف",
    "textbox, الوصف",
    "button, إلغاء",
    "button, حفظ",
    "button, إغلاق",
  ]),
);
