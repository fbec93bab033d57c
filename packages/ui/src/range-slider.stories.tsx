import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { RangeSlider, type RangeSliderProps } from "./range-slider.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";

function Held(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="max-w-60 p-4">
      <RangeSlider
        {...props}
        value={value}
        onCommit={(range) => {
          setValue(range);
          props.onCommit(range);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Primitives/Range slider",
  component: RangeSlider,
  tags: ["new"],
  parameters: doAndDont(
    "Two native sliders over one track; neither thumb passes the other.",
    [
      "Give both fields beside it: a slider alone is imprecise.",
      "`textOf` with the unit, as screen readers read it.",
      "Load on `onCommit`, show on `onMove`.",
    ],
    ['A single value: use `<input type="range">`.', "A range of few values: use checkboxes."],
  ),
  args: {
    value: [20, 80] as const,
    labels: ["From", "To"] as const,
    textOf: (step: number) => `${step} V`,
    onMove: fn(),
    onCommit: fn(),
  },
  render: (args) => <Held {...args} />,
});

/** A part of the range. */
export const Default = meta.story({});

/** The whole range. */
export const Whole = meta.story({ args: { value: [0, 100] as const } });

/** Both thumbs at the upper end. */
export const AtTheEnd = meta.story({ args: { value: [100, 100] as const } });

const moveTo = async (thumb: HTMLElement, step: number) => {
  await fireEvent.change(thumb, { target: { value: String(step) } });
  await fireEvent.keyUp(thumb);
};

Default.test("neither thumb passes the other; a released thumb is reported", async ({ canvas, args }) => {
  const low = canvas.getByRole("slider", { name: "From" });
  await moveTo(low, 21);
  await expect(args.onMove).toHaveBeenLastCalledWith([21, 80]);
  await expect(args.onCommit).toHaveBeenLastCalledWith([21, 80]);
  await expect(low).toHaveAttribute("aria-valuetext", "21 V");
  await moveTo(low, 95);
  await expect(args.onCommit).toHaveBeenLastCalledWith([80, 80]);
  await moveTo(canvas.getByRole("slider", { name: "To" }), 3);
  await expect(args.onCommit).toHaveBeenLastCalledWith([80, 80]);
});
