import { expect, screen, waitFor, within } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogFooter,
  DialogTrigger,
} from "./dialog.tsx";
import { ToastProvider, useToast } from "./toast.tsx";

type Args = Pick<DialogContentProps, "title" | "closeLabel" | "description" | "size" | "children">;

function Example(args: Args) {
  return (
    <div style={{ minBlockSize: "200vh", padding: "1rem" }}>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Edit product</Button>
        </DialogTrigger>
        <DialogContent {...args} />
      </Dialog>
    </div>
  );
}

const field = (label: string, lines: number) => (
  <label className="grid gap-1">
    {label}
    <textarea rows={lines} className="border-line-strong rounded-md border p-3" />
  </label>
);

const form = (lines: number) => (
  <form className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
    {field("Name", 1)}
    {field("Description", lines)}
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
  component: Example,
  args: {
    title: "Edit Digital multimeter UT61E",
    description: "Changes show in the shop at once.",
    closeLabel: "Close",
    children: form(3),
  },
});

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole("button", { name: "Edit product" }).click();
  return screen.findByRole("dialog", { name: "Edit Digital multimeter UT61E" });
};

/** Opens on its first field, says what it is, and Escape gives the focus back. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
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
});

/** The way back of a phone, which only a close watcher hears of. */
export const ClosesOnBack = meta.story({
  name: "SINGLE-1 the phone's way back closes a dialog, and the page stays",
  play: async ({ canvas, userEvent }) => {
    const asked = new EventTarget();
    class Watcher extends EventTarget {
      constructor() {
        super();
        asked.addEventListener("back", () => this.dispatchEvent(new Event("close")), { once: true });
      }
      destroy() {}
    }
    const own = Object.getOwnPropertyDescriptor(globalThis, "CloseWatcher");
    Object.defineProperty(globalThis, "CloseWatcher", { value: Watcher, configurable: true });
    try {
      const trigger = canvas.getByRole("button", { name: "Edit product" });
      await userEvent.click(trigger);
      await screen.findByRole("dialog");
      asked.dispatchEvent(new Event("back"));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    } finally {
      if (own) Object.defineProperty(globalThis, "CloseWatcher", own);
      else Reflect.deleteProperty(globalThis, "CloseWatcher");
    }
  },
});

/** The page behind neither scrolls nor moves, and scrolls again afterwards. */
export const BodyLocked = meta.story({
  tags: ["browser"],
  name: "APROD-12 the body does not scroll while a dialog is open, and scrolls again afterwards",
  play: async ({ canvasElement, userEvent }) => {
    const width = document.body.clientWidth;
    await open(canvasElement);
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe("hidden"));
    // A browser that hides its scrollbars gives their room to the page; twice taken away it would be narrower.
    await expect(document.body.clientWidth).toBeGreaterThanOrEqual(width);
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe("visible"));
  },
});

/** Long content scrolls inside; title and commands stay in view. */
export const LongContent = meta.story({
  tags: ["browser"],
  args: { children: form(60) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    dialog.scrollTop = 300;
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const box = dialog.getBoundingClientRect();
    await expect(screen.getByRole("heading").getBoundingClientRect().top).toBeLessThan(box.top + 8);
    await expect(screen.getByRole("button", { name: "save" }).getBoundingClientRect().bottom).toBeLessThan(
      box.bottom,
    );
  },
});

const opened = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => void (await open(canvasElement)),
};

export const Small = meta.story({ ...opened, args: { size: "sm" } });
export const Large = meta.story({ ...opened, args: { size: "lg" } });
export const Arabic = meta.story({ ...opened, globals: { locale: "ar" } });
export const Dark = meta.story({ ...opened, globals: { theme: "dark" } });

/** A sheet at the lower edge. */
export const Phone = meta.story({
  tags: ["browser"],
  globals: { viewport: { value: "mobile1" } },
  args: { children: form(60) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(dialog.getBoundingClientRect().left).toBe(0);
  },
});

function Notify() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ tone: "error", title: "Network Error", durationMs: 60_000 })}>
      notify
    </Button>
  );
}

/** A notice above the dialog is read out, and taking it away leaves the dialog open. */
export const WithToast = meta.story({
  tags: ["browser"],
  args: { children: <Notify /> },
  decorators: [
    (Story) => (
      <ToastProvider labels={{ dismiss: "Dismiss" }}>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "notify" }));
    const alert = within(screen.getByRole("alert"));
    await alert.findByText("Network Error");
    await userEvent.click(alert.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(alert.queryByText("Network Error")).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
});
