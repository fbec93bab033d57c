import { type CSSProperties, useState } from "react";

import { cn } from "./cn.ts";

/** Steps of the slider from one end to the other. */
export const RANGE_STEPS = 100;

/** The lower and the upper end of a range, in steps from 0 to {@link RANGE_STEPS}. */
export type RangeSteps = Readonly<[low: number, high: number]>;

export interface RangeSliderProps {
  /** The chosen range. */
  readonly value: RangeSteps;
  /** Accessible names of the two thumbs. */
  readonly labels: Readonly<[low: string, high: string]>;
  /** Words a step for screen readers and while a thumb is dragged. */
  readonly textOf: (step: number) => string;
  /** Called while a thumb is moved. */
  readonly onMove?: ((range: RangeSteps) => void) | undefined;
  /** Called with the range when a thumb is released, or moved by a key. */
  readonly onCommit: (range: RangeSteps) => void;
}

const thumb =
  "pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent accent-ink outline-none [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink [&::-webkit-slider-runnable-track]:appearance-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ink forced-colors:[&::-moz-range-thumb]:bg-[ButtonText] forced-colors:[&::-webkit-slider-thumb]:bg-[ButtonText] [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-ink [&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-2";

/** Two native sliders over one track; neither thumb passes the other. */
export function RangeSlider({ value, labels, textOf, onMove, onCommit }: RangeSliderProps) {
  const [moved, setMoved] = useState<RangeSteps | null>(null);
  const [low, high] = moved ?? value;
  const move = (range: RangeSteps) => {
    setMoved(range);
    onMove?.(range);
  };
  const commit = () => {
    if (!moved) return;
    onCommit(moved);
    setMoved(null);
  };
  const track: CSSProperties = {
    insetInlineStart: `${(low / RANGE_STEPS) * 100}%`,
    insetInlineEnd: `${100 - (high / RANGE_STEPS) * 100}%`,
  };
  return (
    <div className="relative h-11">
      <span
        aria-hidden
        className="bg-line-strong absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full forced-colors:bg-[GrayText]"
      />
      <span
        aria-hidden
        className="bg-ink absolute top-1/2 h-1 -translate-y-1/2 rounded-full forced-colors:bg-[ButtonText]"
        style={track}
      />
      {([low, high] as const).map((step, end) => (
        <input
          key={labels[end]}
          type="range"
          min={0}
          max={RANGE_STEPS}
          value={step}
          aria-label={labels[end]}
          aria-valuetext={textOf(step)}
          // The lower thumb stays reachable where both stand at the upper end.
          className={cn(thumb, end === 0 && low > RANGE_STEPS / 2 && "z-10")}
          onChange={({ target }) => {
            const next = Number(target.value);
            move(end === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)]);
          }}
          onPointerUp={commit}
          onKeyUp={commit}
          onBlur={commit}
        />
      ))}
    </div>
  );
}
