import { expect, fn, waitFor, within } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import type { Toast } from "./toast-queue.ts";
import { ToastProvider, useToast } from "./toast.tsx";

const long = 60_000;

function Page({ notices }: { notices: readonly Toast[] }) {
  const { show } = useToast();
  return (
    <div className="flex min-h-96 flex-wrap content-center items-center justify-center gap-3 p-4">
      {notices.map((notice) => (
        <Button key={notice.title} onClick={() => show(notice)}>
          {notice.title}
        </Button>
      ))}
    </div>
  );
}

const tones: readonly Toast[] = [
  { tone: "success", title: "Added To Cart Successfully", durationMs: long },
  {
    tone: "error",
    title: "email or password invalid",
    footer: "please try again later.!",
    durationMs: long,
  },
  { tone: "warning", title: "please enter empty field", durationMs: long },
  {
    tone: "info",
    title: "Prices were updated",
    footer: "3 lines of your cart changed.",
    durationMs: long,
  },
];

const meta = preview.meta({
  title: "Primitives/Toast",
  component: Page,
  decorators: [
    (Story) => (
      <ToastProvider labels={{ dismiss: "Dismiss" }}>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { notices: tones },
});

const topOf = async (element: HTMLElement) => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  return element.getBoundingClientRect().top;
};

const elapsed = async (gone: () => HTMLElement | null, start: number) => {
  await waitFor(() => expect(gone()).not.toBeInTheDocument(), { timeout: 5000, interval: 10 });
  return performance.now() - start;
};

/** One notice per tone, three at once; the fourth waits. Success and info are a status, warning and error an alert. */
export const NOTICE2Tones = meta.story({
  name: "NOTICE-2 tones and where they are read out",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button);
    const status = within(canvas.getByRole("status"));
    const alert = within(canvas.getByRole("alert"));
    await status.findByText("Added To Cart Successfully");
    await alert.findByText("email or password invalid");
    await expect(alert.getByText("please try again later.!")).toBeInTheDocument();
    await expect(alert.getByText("please enter empty field")).toBeInTheDocument();
    await expect(status.queryByText("Prices were updated")).not.toBeInTheDocument();
    for (const dismiss of alert.getAllByRole("button", { name: "Dismiss" })) await userEvent.click(dismiss);
    await status.findByText("Prices were updated");
  },
});

/** A notice that ends leaves the others where they are; the next in line comes beyond them. */
export const NothingMoves = meta.story({
  tags: ["browser"],
  name: "NOTICE-1 a notice that ends moves no other",
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button);
    const status = within(canvas.getByRole("status"));
    const alert = within(canvas.getByRole("alert"));
    const last = await alert.findByText("please enter empty field");
    const top = await topOf(last);
    const [dismiss] = alert.getAllByRole("button", { name: "Dismiss" });
    if (dismiss) await userEvent.click(dismiss);
    await expect(alert.queryByText("email or password invalid")).not.toBeInTheDocument();
    await expect(await topOf(last)).toBe(top);
    await expect(status.queryByText("Prices were updated")).not.toBeInTheDocument();
    await userEvent.click(alert.getByRole("button", { name: "Dismiss" }));
    await status.findByText("Prices were updated");
  },
});

export const NothingMovesOnAPhone = NothingMoves.extend({
  name: "NOTICE-1 a notice that ends moves no other, on a phone",
  globals: { viewport: { value: "mobile1" } },
});

export const Arabic = NOTICE2Tones.extend({ name: "Arabic", globals: { locale: "ar" } });
export const Dark = NOTICE2Tones.extend({ name: "Dark", globals: { theme: "dark" } });
export const Phone = NOTICE2Tones.extend({
  name: "Phone: at the top, away from the main action",
  globals: { viewport: { value: "mobile1" } },
});

/** A notice is there for exactly its time. */
export const NOTICE1Duration = meta.story({
  name: "NOTICE-1 a notice stays for its time",
  args: { notices: [{ tone: "success", title: "logged out", durationMs: 1000 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const status = within(canvas.getByRole("status"));
    await status.findByText("logged out");
    const time = await elapsed(() => status.queryByText("logged out"), performance.now());
    await expect(time).toBeGreaterThan(850);
    await expect(time).toBeLessThan(1400);
  },
});

/** Hovered or focused, its time stands still and goes on with the rest. */
export const NOTICE1Pause = meta.story({
  name: "NOTICE-1 a notice's time stands still while it is hovered or focused",
  args: { notices: [{ tone: "success", title: "logged out", durationMs: 1000 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const status = within(canvas.getByRole("status"));
    const text = await status.findByText("logged out");
    await userEvent.hover(text);
    await new Promise((done) => setTimeout(done, 1300));
    await expect(text).toBeVisible();
    await userEvent.tab();
    await expect(status.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.unhover(text);
    await new Promise((done) => setTimeout(done, 1300));
    await expect(text).toBeVisible();
    const start = performance.now();
    await userEvent.tab({ shift: true });
    await expect(await elapsed(() => status.queryByText("logged out"), start)).toBeLessThan(1200);
  },
});

/** Escape or the button take a focused notice away, and the focus goes back to where it was. */
export const Keyboard = meta.story({
  args: { notices: [{ tone: "error", title: "Network Error", durationMs: long }] },
  play: async ({ canvas, userEvent }) => {
    const onOutside = fn();
    const button = canvas.getByRole("button", { name: "Network Error" });
    const alert = within(canvas.getByRole("alert"));
    document.addEventListener("keydown", onOutside);
    for (const key of ["{Escape}", "{Enter}"]) {
      button.focus();
      await userEvent.keyboard("{Enter}");
      await alert.findByText("Network Error");
      await userEvent.tab();
      await userEvent.keyboard(key);
      await waitFor(() => expect(alert.queryByText("Network Error")).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    }
    document.removeEventListener("keydown", onOutside);
    await expect(onOutside).not.toHaveBeenCalledWith(expect.objectContaining({ key: "Escape" }));
  },
});

/** Long words wrap; nothing is cut. */
export const LongWords = meta.story({
  args: {
    notices: [
      {
        tone: "warning",
        title: "The product was saved, but these 2 pictures were not: multimeter-front-view-6-megapixel.jpeg",
        footer: "IMG_20240511_172233_very_long_name_without_any_space_in_it_at_all_0001.png",
        durationMs: long,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await within(canvas.getByRole("alert")).findByText(/IMG_/);
  },
});
