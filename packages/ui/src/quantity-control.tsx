import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash";
import { useId, useState } from "react";

import { Button } from "./button.tsx";
import { cn } from "./cn.ts";

export interface QuantityControlProps {
  /** Current quantity, an integer. */
  readonly value: number;
  /** Minimum; 1 by default. */
  readonly min?: number;
  /** Maximum; unbounded by default. */
  readonly max?: number | undefined;
  /** Valid are `min` and what is whole steps above it, up to `max`; 1 by default. What is typed otherwise is rejected when the input is left. */
  readonly step?: number;
  /** Called with a valid integer from `min` to `max`. */
  readonly onChange: (value: number) => void;
  /** Called by the minus button at `min`; without it the button does nothing there. */
  readonly onRemove?: (() => void) | undefined;
  /** Accessible names of the buttons and the input, and the message of a rejected entry. */
  readonly labels: {
    readonly decrease: string;
    readonly increase: string;
    readonly quantity: string;
    /** Names the minus button at `min`; without it the button stays a minus, for lists with a delete button of their own. */
    readonly remove?: string;
    /** Shown where what was typed is no integer from `min` to `max`, or none of its steps. */
    readonly rejected?: string;
    /** Names a button that takes a valid quantity next to a rejected integer; without it there are none. */
    readonly propose?: (quantity: number) => string;
  };
  /** Height: `sm` 36 px (44 px on phones), `md` 44 px, the default, or `lg` 48 px. */
  readonly size?: "sm" | "md" | "lg";
  /** Marks the input as invalid. */
  readonly invalid?: boolean;
  /** Id of the error that stands beside the control. */
  readonly errorId?: string | undefined;
  /** Disables the input and both buttons. */
  readonly disabled?: boolean;
  /** Id of the input, for a `<label for>`. */
  readonly id?: string;
  /** Name of the input in the data of its form. */
  readonly name?: string;
  /** Whether there is a plus button, the default; without it the caller has one beside the control. */
  readonly hasIncrease?: boolean;
  /** Classes of the box around input and buttons, in addition to the component's own. */
  readonly className?: string;
}

const sizes = {
  sm: "h-11 sm:h-9",
  md: "h-11",
  lg: "h-12",
};

/** The low four bits of an Arabic-Indic or Persian digit are its value. */
const asciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).trim();

/**
 * Integer input with minus and plus buttons; accepts typed Latin, Arabic and Persian digits. Anything else, such as '2.5', is rejected:
 * the value returns to what it was before the entry; the valid quantities next to a rejected one can be proposed.
 */
export function QuantityControl({
  value,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  onChange,
  onRemove,
  labels,
  size = "md",
  invalid = false,
  errorId,
  disabled = false,
  id,
  name,
  hasIncrease = true,
  className,
}: QuantityControlProps) {
  const [draft, setDraft] = useState<string>();
  const [before, setBefore] = useState(value);
  const [rejected, setRejected] = useState<string | null>(null);
  const messageId = useId();
  const atMinimum = value <= min;
  /** Whether the minus button removes, and says so. */
  const saysRemove = atMinimum && onRemove && labels.remove;

  const stepsTo = (quantity: number, round: (steps: number) => number): number =>
    min + round((quantity - min) / step) * step;
  const clamp = (quantity: number): number => Math.min(stepsTo(max, Math.floor), Math.max(min, quantity));
  const isQuantity = (entry: string): boolean =>
    /^\d+$/.test(entry) && Number(entry) === clamp(stepsTo(Number(entry), Math.floor));

  const set = (next: number) => {
    setDraft(undefined);
    setRejected(null);
    if (next !== value && !disabled) {
      setBefore(next);
      onChange(next);
    }
  };
  const increase = () => set(clamp(stepsTo(value, Math.floor) + step));
  const decrease = () => set(clamp(stepsTo(value, Math.ceil) - step));
  const type = (text: string) => {
    const entry = asciiDigits(text);
    // The first digit of a valid quantity may be none itself.
    const isBegun = (step > 1 || min > 1) && /^\d+$/.test(entry);
    setDraft(entry);
    setRejected(entry === "" || isBegun || isQuantity(entry) ? null : entry);
    if (entry === "") return;
    const next = isQuantity(entry) ? Number(entry) : before;
    if (next !== value) onChange(next);
  };
  const judge = () => {
    if (draft !== undefined && draft !== "" && !isQuantity(draft)) setRejected(draft);
  };
  const typed = Number(rejected);
  const proposals =
    rejected !== null && labels.propose && /^\d+$/.test(rejected)
      ? new Set([Math.floor, Math.ceil].map((round) => clamp(stepsTo(typed, round))))
      : [];
  const button = "h-full rounded-none first:rounded-s-md last:rounded-e-md focus-visible:z-10";

  const control = (
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
        aria-disabled={atMinimum && !onRemove}
        aria-label={saysRemove || labels.decrease}
        onClick={() => (atMinimum && onRemove ? onRemove() : decrease())}
      >
        {saysRemove ? <Trash aria-hidden className="size-4" /> : <Minus aria-hidden className="size-4" />}
      </Button>
      <input
        id={id}
        name={name}
        role="spinbutton"
        aria-label={labels.quantity}
        aria-invalid={rejected !== null || invalid || undefined}
        aria-describedby={rejected !== null && labels.rejected ? messageId : errorId}
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
        onFocus={(event) => {
          setBefore(value);
          event.target.select();
        }}
        onBlur={() => {
          judge();
          setDraft(undefined);
        }}
        onKeyDown={({ key }) => {
          // What was entered stays, also where something else is typed over it.
          if (key === "Enter") judge();
          if (key === "Enter" && rejected === null) setBefore(value);
          if (key === "ArrowUp") increase();
          if (key === "ArrowDown") decrease();
        }}
      />
      {hasIncrease && (
        <Button
          variant="quiet"
          size="icon"
          className={button}
          disabled={disabled}
          aria-disabled={value >= stepsTo(max, Math.floor)}
          aria-label={labels.increase}
          onClick={increase}
        >
          <Plus aria-hidden className="size-4" />
        </Button>
      )}
    </span>
  );
  return (
    <span className="inline-grid justify-items-start gap-1">
      {control}
      {rejected !== null && labels.rejected && (
        <span id={messageId} role="alert" className="text-negative max-w-48 text-sm">
          {labels.rejected}
        </span>
      )}
      {labels.propose && (
        <span className="flex flex-wrap gap-2 empty:hidden">
          {Array.from(proposals, (quantity) => (
            <Button key={quantity} size="sm" className="max-sm:min-h-11" onClick={() => set(quantity)}>
              {labels.propose?.(quantity)}
            </Button>
          ))}
        </span>
      )}
    </span>
  );
}
