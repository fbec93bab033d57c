import { useState } from "react";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { QuantityControl, type QuantityControlProps } from "./quantity-control.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { QuantityControlExample } from "./stories/quantity-control-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "./stories/quantity-control-example.tsx?raw";
import { arabic, english, reads } from "./stories/spoken.ts";

function WithState(props: QuantityControlProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Primitives/QuantityControl",
  component: QuantityControl,
  parameters: doAndDont(
    "Number of pieces between a minus and a plus button.",
    [
      "Say of which product it is, in each label.",
      "`max` as the stock allows; what is rejected is said.",
      "`step` where only some numbers are sold, with `propose` for the ones next to what was typed.",
      "`onRemove` where zero takes the line away.",
    ],
    [
      "Any other number: use Input with `inputMode`.",
      "`disabled` at the upper end: `max` keeps the button in the tab order.",
    ],
    {
      code,
      keys: {
        Digits: "set the number at once",
        "Up, Down": "one more, one less",
        Tab: "to and from the buttons",
      },
    },
  ),
  args: {
    value: 2,
    min: 1,
    size: "md" as const,
    disabled: false,
    onChange: fn(),
    labels: {
      decrease: "decrease",
      increase: "increase",
      quantity: "quantity",
      remove: "remove",
      rejected: "whole numbers only",
    },
  },
  argTypes: { size: { control: "radio", options: ["sm", "md", "lg"] } },
  render: (args) => <WithState key={args.value} {...args} />,
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

export const Default = meta.story({});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <WithState {...args} size="sm" />
      <WithState {...args} size="md" />
      <WithState {...args} size="lg" />
    </div>
  ),
});

/** For a caller with a button of its own that adds. */
export const WithoutIncrease = meta.story({ args: { hasIncrease: false } });

Default.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <QuantityControlExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More of CM-208" }));
    await expect(canvas.getByRole("spinbutton", { name: "Quantity of CM-208" })).toHaveValue("2");
  },
);

WithoutIncrease.test(
  "D-104 without plus the quantity is lowered and typed",
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "increase" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "decrease" }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("1");
  },
);

/** At the minimum minus does nothing, or removes the item where there is an `onRemove`. */
export const Minimum = meta.story({ args: { value: 1 } });

export const Removable = meta.story({ args: { value: 1, onRemove: fn() } });

export const Maximum = meta.story({ args: { value: 500, max: 500 } });

export const LongNumbers = meta.story({ args: { value: 1_000_000 } });

/** What is no quantity is rejected in words. */
export const Rejected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("spinbutton"), ".5");
  },
});

const inSteps = { value: 20, min: 10, max: 95, step: 5 };

/** Only every fifth number from ten upwards is valid. */
export const InSteps = meta.story({ args: inSteps });

/** The valid numbers next to a rejected one are proposed. */
export const Proposed = meta.story({
  args: {
    ...inSteps,
    labels: {
      decrease: "decrease",
      increase: "increase",
      quantity: "quantity",
      rejected: "not in this quantity",
      propose: (quantity: number) => `take ${quantity}`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "32");
    await userEvent.tab();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

Default.test(
  "plus increments, minus decrements and stops at the minimum without losing the focus",
  english,
  async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "quantity" });
    await userEvent.click(canvas.getByRole("button", { name: "increase" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(number).toHaveValue("3");
    const minus = canvas.getByRole("button", { name: "decrease" });
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(number).toHaveValue("1");
    await userEvent.click(minus);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(minus).toHaveFocus();
    await expect(minus).toHaveAttribute("aria-disabled", "true");
  },
);

Removable.test(
  "minus at the minimum removes the item and is labelled so",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "increase" }));
    await expect(canvas.getByRole("button", { name: "decrease" })).toBeVisible();
  },
);

Default.test(
  "CART-3 typed numbers apply immediately; what is no quantity is rejected in words and changes nothing",
  { ...english, args: { max: 500 } },
  async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "quantity" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard("250");
    await expect(args.onChange).toHaveBeenLastCalledWith(250);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(number).toHaveValue("251");
    await userEvent.clear(number);
    await expect(number).toHaveValue("");
    await userEvent.type(number, "0");
    await userEvent.tab();
    await expect(number).toHaveValue("251");
    await userEvent.clear(number);
    for (const entry of ["2.5", "12,5", "2x", "-3", "9000"]) {
      await userEvent.clear(number);
      await userEvent.type(number, entry);
      await expect(number).toHaveValue(entry);
      await expect(number).toHaveAccessibleDescription("whole numbers only");
      await userEvent.tab();
      await expect(number).toHaveValue("251");
      await expect(args.onChange).toHaveBeenLastCalledWith(251);
    }
    await userEvent.click(canvas.getByRole("button", { name: "increase" }));
    await expect(canvas.queryByText("whole numbers only")).not.toBeInTheDocument();
  },
);

Default.test(
  "CART-3 a number that was entered stays where what is typed over it is rejected",
  { ...english, args: { max: 50_000 } },
  async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "quantity" });
    await userEvent.clear(number);
    await userEvent.type(number, "30000{Enter}");
    await userEvent.clear(number);
    await userEvent.type(number, "0");
    await expect(number).toHaveAccessibleDescription("whole numbers only");
    await userEvent.tab();
    await expect(number).toHaveValue("30000");
    await expect(args.onChange).toHaveBeenLastCalledWith(30_000);
  },
);

InSteps.test(
  "D-120 plus and minus go to valid numbers only, up to the last one below the maximum",
  english,
  async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "quantity" });
    const plus = canvas.getByRole("button", { name: "increase" });
    const minus = canvas.getByRole("button", { name: "decrease" });
    await userEvent.click(plus);
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await userEvent.click(minus);
    await userEvent.click(minus);
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(number).toHaveValue("10");
    await userEvent.clear(number);
    // The first digit alone is not rejected.
    await userEvent.type(number, "9");
    await expect(number).not.toHaveAccessibleDescription("whole numbers only");
    await userEvent.type(number, "5");
    await expect(args.onChange).toHaveBeenLastCalledWith(95);
    await userEvent.tab();
    await expect(plus).toHaveAttribute("aria-disabled", "true");
  },
);

Proposed.test(
  "D-120 a proposed number is taken, and what was rejected changes nothing before",
  english,
  async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "quantity" });
    await expect(number).toHaveValue("20");
    await expect(number).toHaveAccessibleDescription("not in this quantity");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "take 30" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "take 35" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(35);
    await expect(canvas.queryByText("not in this quantity")).not.toBeInTheDocument();
    await userEvent.clear(number);
    await userEvent.type(number, "3{Enter}");
    await expect(canvas.getAllByRole("button", { name: /^take/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "take 10" }));
    await expect(number).toHaveValue("10");
  },
);

Default.test("accepts Arabic and Persian digits", async ({ canvas, userEvent, args }) => {
  const number = canvas.getByRole("spinbutton");
  await userEvent.clear(number);
  await userEvent.type(number, "٣٧");
  await expect(args.onChange).toHaveBeenLastCalledWith(37);
  await userEvent.clear(number);
  await userEvent.type(number, "۱۲");
  await expect(number).toHaveValue("12");
});

Sizes.test(
  "every size is 44 px high on touch screens",
  { tags: ["browser"], globals: { viewport: { value: "smallPhone" } } },
  async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(42);
    }
  },
);

Removable.test(
  "read aloud in English",
  english,
  reads(["button, remove", "spinbutton, quantity, min value 1, 1", "button, increase"]),
);

Removable.test(
  "read aloud in Arabic",
  arabic,
  reads(["button, إزالة", "spinbutton, الكمية, min value 1, 1", "button, زد"]),
);
