import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";

import { Button } from "./button.tsx";
import { cn } from "./cn.ts";

/** What a {@link QuantityControl} takes. */
export interface QuantityControlProps {
  readonly value: number;
  /** The least that can be chosen; 1 where not given. */
  readonly min?: number;
  /** The most that can be chosen; unbounded where not given. */
  readonly max?: number | undefined;
  /** Called with a whole number from `min` to `max`. */
  readonly onChange: (value: number) => void;
  /** At `min` the minus button takes the thing away by this; without it the button does nothing there. */
  readonly onRemove?: (() => void) | undefined;
  readonly labels: {
    readonly decrease: string;
    readonly increase: string;
    readonly quantity: string;
    readonly remove?: string;
  };
  readonly size?: "sm" | "md" | "lg";
  readonly disabled?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly className?: string;
}

const sizes = {
  sm: "h-11 sm:h-9",
  md: "h-11",
  lg: "h-12",
};

/** Arabic-Indic and Persian digits end in the same four bits as their value. */
const readDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, "");

/** A whole number with a minus and a plus button; it can also be typed, in Latin or Arabic digits. */
export function QuantityControl({
  value,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  onChange,
  onRemove,
  labels,
  size = "md",
  disabled = false,
  id,
  name,
  className,
}: QuantityControlProps) {
  const [draft, setDraft] = useState<string>();
  const least = value <= min;

  const step = (by: number) => {
    setDraft(undefined);
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value && !disabled) onChange(next);
  };
  const type = (text: string) => {
    const digits = readDigits(text);
    const next = Math.min(max, Number(digits));
    setDraft(digits && String(next));
    if (digits && next >= min && next !== value) onChange(next);
  };
  const button = "h-full rounded-none first:rounded-s-md last:rounded-e-md focus-visible:z-10";

  return (
    <span
      className={cn(
        "border-line-strong bg-surface inline-flex rounded-md border",
        disabled && "opacity-50",
        sizes[size],
        className,
      )}
    >
      <Button
        variant="quiet"
        size="icon"
        className={button}
        disabled={disabled}
        aria-disabled={least && !onRemove}
        aria-label={least && onRemove ? (labels.remove ?? labels.decrease) : labels.decrease}
        onClick={() => (least && onRemove ? onRemove() : step(-1))}
      >
        {least && onRemove ? (
          <Trash2 aria-hidden className="size-4" />
        ) : (
          <Minus aria-hidden className="size-4" />
        )}
      </Button>
      <input
        id={id}
        name={name}
        role="spinbutton"
        aria-label={labels.quantity}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? String(value)}
        size={Math.max(3, String(value).length)}
        className="border-line figures field-sizing-content min-w-12 grow border-x bg-transparent px-2 text-center font-semibold focus-visible:z-10"
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        onKeyDown={({ key }) => {
          if (key === "ArrowUp") step(1);
          if (key === "ArrowDown") step(-1);
        }}
      />
      <Button
        variant="quiet"
        size="icon"
        className={button}
        disabled={disabled}
        aria-disabled={value >= max}
        aria-label={labels.increase}
        onClick={() => step(1)}
      >
        <Plus aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
