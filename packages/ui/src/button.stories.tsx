import { expect, fn } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";

const meta = preview.meta({
  title: "Primitives/Button",
  component: Button,
  args: { children: "Add to cart", onClick: fn() },
});

/** Every variant and size. */
export const Variants = meta.story({
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3 p-4">
      {(["signal", "outline", "quiet", "danger"] as const).map((variant) =>
        (["sm", "md", "lg"] as const).map((size) => (
          <Button key={variant + size} {...args} variant={variant} size={size} />
        )),
      )}
    </div>
  ),
});

/** A disabled button does nothing. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Enter and Space press it. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
