import { useState } from "react";
import { expect, fn } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { QuantityControl, type QuantityControlProps } from "./quantity-control.tsx";

function Example(props: QuantityControlProps) {
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
  component: Example,
  args: {
    value: 2,
    onChange: fn(),
    labels: { decrease: "decrease", increase: "increase", quantity: "quantity", remove: "remove" },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem" }}>
        <Story />
      </div>
    ),
  ],
});

/** Plus adds one, minus takes one away, and stops at the least with the focus where it is. */
export const Buttons = meta.story({
  play: async ({ canvas, userEvent, args }) => {
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
});

/** Where something can be taken away, minus at the least does so, and says so. */
export const Remove = meta.story({
  args: { value: 1, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "increase" }));
    await expect(canvas.getByRole("button", { name: "decrease" })).toBeVisible();
  },
});

/** Typed numbers count at once; what is no quantity falls back when the field is left. */
export const Keyboard = meta.story({
  args: { max: 500 },
  play: async ({ canvas, userEvent, args }) => {
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
    await userEvent.type(number, "12.5x");
    await expect(args.onChange).toHaveBeenLastCalledWith(125);
    await userEvent.clear(number);
    await userEvent.type(number, "9000");
    await expect(number).toHaveValue("500");
    await expect(canvas.getByRole("button", { name: "increase" })).toHaveAttribute("aria-disabled", "true");
  },
});

/** Arabic and Persian digits are numbers, too. */
export const ArabicDigits = meta.story({
  globals: { locale: "ar" },
  args: { labels: { decrease: "أنقص", increase: "زد", quantity: "الكمية" } },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "الكمية" });
    await userEvent.clear(number);
    await userEvent.type(number, "٣٧");
    await expect(args.onChange).toHaveBeenLastCalledWith(37);
    await userEvent.clear(number);
    await userEvent.type(number, "۱۲");
    await expect(number).toHaveValue("12");
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Example key={size} {...args} size={size} />
      ))}
      <Example {...args} disabled />
      <Example {...args} value={1_000_000} />
    </div>
  ),
});

export const Dark = Sizes.extend({ globals: { theme: "dark" } });

/** Even the small one is 44 px high under a thumb. */
export const Phone = Sizes.extend({
  globals: { viewport: { value: "mobile1" } },
  tags: ["browser"],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(42);
    }
  },
});
