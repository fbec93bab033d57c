import type { RangeFilter } from "@shop/domain/facets/product-filters.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Input } from "@shop/ui/input.tsx";
import { RANGE_STEPS, RangeSlider, type RangeSteps } from "@shop/ui/range-slider.tsx";
import { useId, useState } from "react";

import { nearestStep, valueAt } from "./range-scale.ts";

export interface FacetRangeProps {
  /** The name of what is filtered. */
  readonly label: string;
  /** The lowest and the highest value that there is. */
  readonly bounds: readonly [min: number, max: number];
  /** The bounds as they were entered. */
  readonly range: RangeFilter;
  /** Names of the parameters in the address. */
  readonly names: Readonly<Record<keyof RangeFilter, string>>;
  /** Codes of bounds that cannot be read. */
  readonly errors: Readonly<Partial<Record<keyof RangeFilter, string>>>;
  /** Writes a value so that it can be read back. */
  readonly textOf: (value: number) => string;
  /** Reads a bound; undefined where it is open or cannot be read. */
  readonly valueOf: (text: string) => number | undefined;
  /** Called with the bounds when a field is left, Enter is pressed or the slider is released. */
  readonly onRange: (range: RangeFilter) => void;
}

const ends = ["min", "max"] as const;

/** The field of one bound, which is applied when it is left. */
function BoundField({
  end,
  label,
  name,
  value,
  placeholder,
  error,
  onApply,
}: {
  readonly end: keyof RangeFilter;
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly onApply: (text: string) => void;
}) {
  const { filters: texts } = useMessages("lists");
  const faults: Readonly<Record<string, string>> = texts.faults;
  const id = useId();
  const [typed, setTyped] = useState<{ readonly from: string; readonly text: string } | null>(null);
  // What was typed lasts until another value comes from the address.
  const text = typed?.from === value ? typed.text : value;
  const apply = () => text.trim() !== value && onApply(text.trim());
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-center gap-1.5">
        <span aria-hidden className="text-muted">
          {texts[end]}
        </span>
        <Input
          id={id}
          name={name}
          value={text}
          placeholder={placeholder}
          dir={text === "" ? undefined : "auto"}
          autoComplete="off"
          className="min-w-0 px-2 text-sm"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setTyped({ from: value, text: target.value })}
          onBlur={apply}
          onKeyDown={({ key }) => key === "Enter" && apply()}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="text-negative mt-1 text-sm">
          {faults[error] ?? texts.faults.bad_value}
        </p>
      )}
    </div>
  );
}

/** The bounds of a numeric filter: two fields that read any usual notation, and a slider with the same effect. */
export function FacetRange({
  label,
  bounds,
  range,
  names,
  errors,
  textOf,
  valueOf,
  onRange,
}: FacetRangeProps) {
  const { filters: texts } = useMessages("lists");
  const [moved, setMoved] = useState<RangeSteps | null>(null);
  const [min, max] = bounds;
  const stepOf = (text: string, open: number): number => {
    const value = valueOf(text);
    return value === undefined ? open : nearestStep(value, bounds);
  };
  const low = stepOf(range.min, 0);
  const steps: RangeSteps = [low, Math.max(low, stepOf(range.max, RANGE_STEPS))];
  const textAt = (step: number): string => textOf(valueAt(step, bounds));
  const rangeOf = ([from, to]: RangeSteps): RangeFilter => ({
    min: from === 0 ? "" : textAt(from),
    max: to === RANGE_STEPS ? "" : textAt(to),
  });
  const labels = { min: fill(texts.atLeast, { name: label }), max: fill(texts.atMost, { name: label }) };
  return (
    <div>
      {min < max && (
        <RangeSlider
          value={steps}
          labels={[labels.min, labels.max]}
          textOf={textAt}
          onMove={setMoved}
          onCommit={(next) => {
            setMoved(null);
            onRange(rangeOf(next));
          }}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        {ends.map((end) => (
          <BoundField
            key={end}
            end={end}
            label={labels[end]}
            name={names[end]}
            value={moved ? rangeOf(moved)[end] : range[end]}
            placeholder={textOf(end === "min" ? min : max)}
            error={errors[end]}
            onApply={(text) => onRange({ ...range, [end]: text })}
          />
        ))}
      </div>
    </div>
  );
}
