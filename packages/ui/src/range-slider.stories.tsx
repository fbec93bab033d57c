import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { RangeSlider, type RangeSliderProps } from "./range-slider.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads, says } from "./stories/spoken.ts";

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
  parameters: doAndDont(
    "Two native sliders over one track; neither thumb passes the other.",
    [
      "Give both fields beside it: a slider alone is imprecise.",
      "`textOf` with the unit, as screen readers read it.",
      "Load on `onCommit`, show on `onMove`.",
    ],
    ['A single value: use `<input type="range">`.', "A range of few values: use checkboxes."],
    {
      keys: {
        Arrows: "move the thumb by a step",
        "Page Up, Page Down": "move it further",
        "Home, End": "move it to an end, or to the other thumb",
      },
    },
  ),
  args: {
    value: [20, 80] as const,
    labels: ["From", "To"] as const,
    textOf: (step: number) => `${step} V`,
    onMove: fn(),
    onCommit: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [inArabic],
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

Default.test(
  "read aloud in English",
  english,
  reads([
    "slider, From, max value 100, min value 0, current value 20 V",
    "slider, To, max value 100, min value 0, current value 80 V",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "slider, من, max value 100, min value 0, current value 20 فولت",
    "slider, إلى, max value 100, min value 0, current value 80 فولت",
  ]),
);

const tabThrough = says(async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
});

Default.test(
  "the focus says name, value and unit, in English",
  english,
  tabThrough([
    "slider, From, max value 100, min value 0, current value 20 V",
    "slider, To, max value 100, min value 0, current value 80 V",
  ]),
);

Default.test(
  "the focus says name, value and unit, in Arabic",
  arabic,
  tabThrough([
    "slider, من, max value 100, min value 0, current value 20 فولت",
    "slider, إلى, max value 100, min value 0, current value 80 فولت",
  ]),
);
