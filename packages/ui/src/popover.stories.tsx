import { expect, screen, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "./popover.tsx";

function Example({ lines }: { lines: number }) {
  return (
    <div style={{ minBlockSize: "16rem", padding: "1rem" }}>
      <Popover>
        <PopoverTrigger asChild>
          <Button>measuring ranges</Button>
        </PopoverTrigger>
        <PopoverContent label="Measuring ranges">
          <div className="grid gap-3 p-4">
            {Array.from({ length: lines }, (_, line) => (
              <p key={line}>Voltage, up to {line + 1}00 V</p>
            ))}
            <PopoverClose asChild>
              <Button size="sm">close</Button>
            </PopoverClose>
          </div>
        </PopoverContent>
      </Popover>
    </div>
  );
}

const meta = preview.meta({ title: "Primitives/Popover", component: Example, args: { lines: 3 } });

const open = async () => {
  screen.getByRole("button", { name: "measuring ranges" }).click();
  return screen.findByRole("dialog", { name: "Measuring ranges" });
};

/** Enter opens, the focus moves inside, Escape and the button close and give the focus back. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "measuring ranges" });
    for (const key of ["{Escape}", "{Enter}"]) {
      trigger.focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("dialog", { name: "Measuring ranges" });
      await waitFor(() => expect(screen.getByRole("button", { name: "close" })).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    }
  },
});

/** Higher than the window, it scrolls inside. */
export const Long = meta.story({
  tags: ["browser"],
  args: { lines: 60 },
  play: async () => {
    const popover = await open();
    await waitFor(() =>
      expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight);
  },
});

const opened = { play: async () => void (await open()) };

export const Open = meta.story(opened);

/** Right to left it hangs on the right edge of its button. */
export const Arabic = meta.story({
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    const popover = await open();
    const right = canvas.getByText("measuring ranges").getBoundingClientRect().right;
    await waitFor(() => expect(popover.getBoundingClientRect().right).toBeCloseTo(right, 0));
  },
});
export const Dark = meta.story({ ...opened, globals: { theme: "dark" } });
export const Phone = meta.story({ ...opened, globals: { viewport: { value: "mobile1" } } });
