import { expect, fn, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { advance, stopClock } from "#storybook/story-clock.ts";

import { Button } from "../button.tsx";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads, says } from "../stories/spoken.ts";
import { ToastExample } from "../stories/toast-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../stories/toast-example.tsx?raw";
import type { Toast } from "./toast-queue.ts";
import { ToastProvider, type ToastProviderProps, useToast } from "./toast.tsx";

const long = 60_000;

function Page({ notices }: { readonly notices: readonly Toast[] }) {
  const { show } = useToast();
  return (
    <div className="flex min-h-96 flex-wrap content-center items-center justify-center gap-3 p-4">
      {notices.map((notice) => (
        <Button
          key={notice.title}
          style={{ maxInlineSize: "100%", whiteSpace: "normal", overflowWrap: "anywhere" }}
          onClick={() => show(notice)}
        >
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

interface ExampleProps extends Pick<ToastProviderProps, "labels"> {
  readonly notices: readonly Toast[];
}

const Example = ({ labels, notices }: ExampleProps) => (
  <ToastProvider labels={labels}>
    <Page notices={notices} />
  </ToastProvider>
);

const meta = preview.type<RenderedFrom<ExampleProps>>().meta({
  title: "Primitives/Toast",
  component: ToastProvider,
  render: (args) => <Example {...args} />,
  argTypes: {
    labels: { description: "Accessible names of the buttons of a notice." },
    notices: { description: "Notices that the buttons of the story show." },
  },
  args: { labels: { dismiss: "Dismiss" }, notices: tones },
  parameters: doAndDont(
    "Short message about what just happened; `useToast` shows it, `ToastProvider` holds it and its live regions. Three are visible at once, later ones are queued.",
    [
      "Say the result in a few words: 'Added to cart'.",
      "In the second line, say what to do next.",
      "`warning` and `error` interrupt a screen reader: use them when the reader must act.",
    ],
    [
      "A toast for the error of one field: the field shows it.",
      "A toast as the only place of what the reader needs later.",
      "A decision in a toast: ask in a ConfirmDialog.",
    ],
    { code },
  ),
  decorators: [inArabic],
});

/** Shows as many toasts as there are buttons. */
const showAll: typeof meta.input.play = async ({ canvas, userEvent }) => {
  const buttons = canvas.getAllByRole("button");
  for (const button of buttons) await userEvent.click(button);
  await waitFor(() => expect(canvas.getAllByRole("button").length).toBeGreaterThan(buttons.length));
};

const one = (notice: Partial<Toast> & Pick<Toast, "tone" | "title">) => ({
  args: { notices: [{ durationMs: long, ...notice }] },
  play: showAll,
});

const topOf = async (element: HTMLElement) => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  return element.getBoundingClientRect().top;
};

/** One of each tone: three are visible, the fourth is queued. */
export const Default = meta.story({ play: showAll });

export const Success = meta.story({ ...one({ tone: "success", title: "Added To Cart Successfully" }) });

export const Info = meta.story({
  ...one({ tone: "info", title: "Prices were updated", footer: "3 lines of your cart changed." }),
});

export const Warning = meta.story({ ...one({ tone: "warning", title: "please enter empty field" }) });

export const Failed = meta.story({
  ...one({ tone: "error", title: "email or password invalid", footer: "please try again later.!" }),
});

/** Long words wrap. */
export const LongNames = meta.story({
  ...one({
    tone: "warning",
    title: "The product was saved, but these 2 pictures were not: multimeter-front-view-6-megapixel.jpeg",
    footer: "IMG_20240511_172233_very_long_name_without_any_space_in_it_at_all_0001.png",
  }),
});

/** Before anything is shown. */
export const Empty = meta.story({});

Empty.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <ToastExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(await canvas.findByText("Added to cart")).toBeVisible();
  },
);

Empty.test("NOTICE-2 each tone has its live region", english, async ({ canvas, userEvent }) => {
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
});

/** A dismissed toast leaves the others in place; the next queued one appears further out. */
const dismissOne: typeof meta.input.play = async ({ canvas, userEvent }) => {
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
};

Empty.test("NOTICE-1 a dismissed notice moves no other", { ...english, tags: ["browser"] }, dismissOne);

Empty.test(
  "NOTICE-1 a dismissed notice moves no other, on a phone",
  { globals: { locale: "en", viewport: { value: "smallPhone" } }, tags: ["browser"] },
  dismissOne,
);

Empty.test(
  "NOTICE-1 on a phone a notice stands below the header and its badge",
  { globals: { locale: "en", viewport: { value: "smallPhone" } }, tags: ["browser"] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Added To Cart Successfully" }));
    const notice = await within(canvas.getByRole("status")).findByText("Added To Cart Successfully");
    const HEADER_PX = 56;
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThan(HEADER_PX));
  },
);

Empty.test(
  "NOTICE-1 on a phone a notice leaves a message that has the focus uncovered",
  {
    globals: { locale: "en", viewport: { value: "smallPhone" } },
    tags: ["browser"],
    render: (args) => (
      <>
        <section tabIndex={-1} aria-label="Order placed" className="fixed inset-x-0 top-16 h-24" />
        <Example {...args} />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    const message = canvas.getByRole("region", { name: "Order placed" });
    await userEvent.click(canvas.getByRole("button", { name: "Added To Cart Successfully" }));
    const notice = await within(canvas.getByRole("status")).findByText("Added To Cart Successfully");
    await expect(notice.getBoundingClientRect().top).toBeLessThan(message.getBoundingClientRect().bottom);
    message.focus();
    await waitFor(() =>
      expect(notice.getBoundingClientRect().top).toBeGreaterThan(message.getBoundingClientRect().bottom),
    );
  },
);

const oneSecond = {
  ...english,
  args: { notices: [{ tone: "success", title: "logged out", durationMs: 1000 }] },
  beforeEach: stopClock,
} as const;

Empty.test("NOTICE-1 a notice is visible for its duration", oneSecond, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  const text = await within(canvas.getByRole("status")).findByText("logged out");
  await advance(999);
  await expect(text).toBeVisible();
  await advance(1);
  await expect(text).not.toBeInTheDocument();
});

Empty.test(
  "NOTICE-1 hovering or focusing a notice pauses its timer",
  oneSecond,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const status = within(canvas.getByRole("status"));
    const text = await status.findByText("logged out");
    await advance(400);
    await userEvent.hover(text);
    await advance(1300);
    await expect(text).toBeVisible();
    await userEvent.tab();
    await expect(status.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.unhover(text);
    await advance(1300);
    await expect(text).toBeVisible();
    await userEvent.tab({ shift: true });
    await advance(599);
    await expect(text).toBeVisible();
    await advance(1);
    await expect(text).not.toBeInTheDocument();
  },
);

Empty.test(
  "Escape or the button dismiss a focused toast and restore the focus",
  { ...english, args: { notices: [{ tone: "error", title: "Network Error", durationMs: long }] } },
  async ({ canvas, userEvent }) => {
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
);

Default.test(
  "read aloud in English",
  english,
  reads([
    "button, Added To Cart Successfully",
    "button, email or password invalid",
    "button, please enter empty field",
    "button, Prices were updated",
    "status",
    "Added To Cart Successfully",
    "button, Dismiss",
    "alert",
    "email or password invalid",
    "please try again later.!",
    "button, Dismiss",
    "please enter empty field",
    "button, Dismiss",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "button, أُضيف إلى السلة",
    "button, البريد أو كلمة المرور غير صحيحة",
    "button, املأ الحقل الفارغ من فضلك",
    "button, حُدّثت الأسعار",
    "status",
    "أُضيف إلى السلة",
    "button, إغلاق",
    "alert",
    "البريد أو كلمة المرور غير صحيحة",
    "حاول مرة أخرى لاحقًا",
    "button, إغلاق",
    "املأ الحقل الفارغ من فضلك",
    "button, إغلاق",
  ]),
);

const causeNotice = says(async ({ canvas, userEvent }) => {
  canvas.getAllByRole("button")[0]?.focus();
  await userEvent.keyboard("{Enter}");
});

Empty.test(
  "a notice is announced and takes no focus, in English",
  { ...english, tags: ["browser"] },
  causeNotice(["button, Added To Cart Successfully", "polite: Added To Cart Successfully"]),
);

Empty.test(
  "a notice is announced and takes no focus, in Arabic",
  { ...arabic, tags: ["browser"] },
  causeNotice(["button, أُضيف إلى السلة", "polite: أُضيف إلى السلة"]),
);
