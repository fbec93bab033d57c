import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "./button.tsx";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "./popover.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { PopoverExample } from "./stories/popover-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "./stories/popover-example.tsx?raw";
import { arabic, english, reads } from "./stories/spoken.ts";

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => <p key={row}>{`Voltage, up to ${row + 1}00 V`}</p>);

const meta = preview.meta({
  title: "Primitives/Popover",
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverClose },
  parameters: doAndDont(
    "Non-modal content that opens beside its trigger.",
    [
      "Short content about its trigger: a filter, a hint, a small form.",
      "Give it a name by `aria-label` or a heading.",
    ],
    [
      "A menu of commands: use DropdownMenu.",
      "A form that must be finished: use Dialog.",
      "A text that is shown on hover alone: touch has none.",
    ],
    {
      code,
      keys: {
        "Enter, Space": "opens and closes",
        Tab: "moves through its content",
        Escape: "closes, and returns to the button",
      },
    },
  ),
  args: { label: "Measuring ranges", children: rows(3) },
  argTypes: {
    children: { description: "Content of the popover.", control: false },
  },
  render: ({ children, ...args }) => (
    <div style={{ minBlockSize: "16rem", padding: "1rem" }}>
      <Popover>
        <PopoverTrigger asChild>
          <Button>measuring ranges</Button>
        </PopoverTrigger>
        <PopoverContent {...args}>
          <div className="grid gap-3 p-4">
            {children}
            <PopoverClose asChild>
              <Button size="sm">close</Button>
            </PopoverClose>
          </div>
        </PopoverContent>
      </Popover>
    </div>
  ),
  decorators: [inArabic],
});

const open = async () => {
  screen.getByRole("button").click();
  return screen.findByRole("dialog");
};

/** Opens beside its trigger, aligned to its start. */
export const Default = meta.story({ play: async () => void (await open()) });

export const Closed = meta.story({});

/** Content higher than the window scrolls inside. */
export const LongContent = meta.story({
  args: { children: rows(60) },
  play: async () => void (await open()),
});

Closed.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <PopoverExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Measuring ranges" }));
    await expect(await screen.findByRole("dialog", { name: "Measuring ranges" })).toBeVisible();
  },
);

Closed.test(
  "Enter opens and moves the focus inside; Escape and the button close and restore the focus",
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    for (const key of ["{Escape}", "{Enter}"]) {
      trigger.focus();
      await userEvent.keyboard("{Enter}");
      const popover = await screen.findByRole("dialog");
      await waitFor(() => expect(popover.querySelector("button")).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    }
  },
);

LongContent.test("stays inside the window", { tags: ["browser"] }, async () => {
  const popover = screen.getByRole("dialog");
  await waitFor(() => expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight);
});

Default.test(
  "right to left it aligns with the right edge of its button",
  { tags: ["browser"], globals: { locale: "ar" } },
  async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { hidden: true });
    const { right } = trigger.getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByRole("dialog").getBoundingClientRect().right).toBeCloseTo(right, 0),
    );
  },
);

Default.test(
  "read aloud in English",
  english,
  reads([
    "button, measuring ranges, expanded, has popup dialog",
    "dialog, Measuring ranges",
    "Voltage, up to 100 V",
    "Voltage, up to 200 V",
    "Voltage, up to 300 V",
    "button, close",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "button, مجالات القياس, expanded, has popup dialog",
    "dialog, مجالات القياس",
    "الجهد حتى 100 فولت",
    "الجهد حتى 200 فولت",
    "الجهد حتى 300 فولت",
    "button, إغلاق",
  ]),
);
