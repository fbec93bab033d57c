import Heart from "lucide-react/icons/heart";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "./button.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";

const variants = ["signal", "outline", "quiet", "danger"] as const;
const sizes = ["sm", "md", "lg", "icon", "icon-sm"] as const;

const meta = preview.meta({
  title: "Primitives/Button",
  component: Button,
  args: { children: "Add to cart", variant: "signal", size: "md", disabled: false, onClick: fn() },
  argTypes: {
    variant: { control: "radio", options: variants, table: { defaultValue: { summary: '"outline"' } } },
    children: { description: "Text, or an icon." },
    disabled: { description: "Rejects presses and takes the button out of the tab order." },
    onClick: { description: "Called on each press." },
    size: { control: "radio", options: sizes, table: { defaultValue: { summary: '"md"' } } },
  },
  parameters: doAndDont(
    "Renders a button; the variant 'signal' marks the one primary action of a view.",
    [
      "Name the action: 'Add to cart', 'Save'.",
      "One `signal` button in a view; the others are `outline` or `quiet`.",
      "`danger` for what cannot be undone, and a ConfirmDialog behind it.",
      "Give an icon button its name by `aria-label`.",
      "While a command runs, keep the button focusable with `aria-disabled`.",
    ],
    [
      "'OK', 'Submit', 'Click here'.",
      "A button that changes the address: use a link with `buttonClasses`.",
      "`disabled` on an invalid form: let it be submitted and show what is missing.",
    ],
    { examples: { yes: "One Main Action", no: "Many Main Actions" }, keys: { "Enter, Space": "presses it" } },
  ),
  decorators: [inArabic, (Story) => <div className="flex flex-wrap items-center gap-3 p-4">{Story()}</div>],
});

export const Default = meta.story({});

/** One command leads on; the other is quieter. */
export const OneMainAction = meta.story({
  render: (args) => (
    <>
      <Button {...args} />
      <Button variant="quiet">Compare</Button>
    </>
  ),
});

/** Three commands that all lead on: none does. */
export const ManyMainActions = meta.story({
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <>
      <Button {...args} />
      <Button variant="signal">Compare</Button>
      <Button variant="signal">Show all products</Button>
    </>
  ),
});

/** From the primary action of a view to the destructive one. */
export const Variants = meta.story({
  render: (args) => (
    <>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </>
  ),
});

/** On phones use `md` and `lg`, which are at least 44 px high. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </>
  ),
});

/** Square, with an accessible name. */
export const Icon = meta.story({
  args: {
    variant: "quiet",
    "aria-label": "add to favourites",
    children: <Heart aria-hidden className="size-5" />,
  },
  render: (args) => (
    <>
      <Button {...args} size="icon" />
      <Button {...args} size="icon-sm" />
    </>
  ),
});

/** A disabled button does nothing. */
export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => (
    <>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </>
  ),
});

const states = {
  rest: {},
  hover: { "data-shown": "hover" },
  focus: { "data-shown": "focus" },
  pressed: { "data-shown": "pressed" },
  disabled: { disabled: true },
  busy: { "aria-disabled": true },
} as const;

/** Each variant at rest, under the pointer, with the keyboard's focus, pressed, disabled, and busy, when it keeps the focus. */
export const States = meta.story({
  parameters: {
    pseudo: {
      hover: ["[data-shown=hover]", "[data-shown=pressed]"],
      focusVisible: "[data-shown=focus]",
      active: "[data-shown=pressed]",
    },
  },
  render: ({ disabled: _disabled, ...args }) => (
    <div className="grid gap-3">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          {Object.entries(states).map(([state, props]) => (
            <Button key={state} {...args} {...props} variant={variant}>
              {state}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
});

Default.test("Enter and Space press it", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("button")).toHaveFocus();
  await userEvent.keyboard("{Enter} ");
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

Variants.test(
  "with forced colours the main action has a wider edge than the others",
  { globals: { reader: "forced-colors" }, tags: ["browser"] },
  async ({ canvas }) => {
    const [main = 0, ...others] = canvas
      .getAllByRole("button")
      .map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth));
    await expect(Math.min(...others)).toBeGreaterThan(0);
    await expect(main).toBeGreaterThan(Math.max(...others));
  },
);

Icon.test("read aloud in English", english, reads(["button, add to favourites"]));

Icon.test("read aloud in Arabic", arabic, reads(["button, أضف إلى المفضلة"]));
