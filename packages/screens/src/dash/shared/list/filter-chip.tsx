import { fill } from "@shop/i18n/fill.ts";
import X from "lucide-react/icons/x";

export interface FilterChipProps {
  /** What the list is narrowed to. */
  readonly text: string;
  /** Accessible name of the button, with a place for the text as {filter}. */
  readonly removeText: string;
  /** Called when the chip is pressed. */
  readonly onRemove: () => void;
}

/** A filter that is set above a table; pressing it removes it. */
export const FilterChip = ({ text, removeText, onRemove }: FilterChipProps) => (
  <button
    type="button"
    aria-label={fill(removeText, { filter: text })}
    className="border-line-strong bg-sunken hover:border-ink inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md border px-2.5 text-start text-sm sm:min-h-9"
    onClick={onRemove}
  >
    <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
    <X aria-hidden className="size-4 shrink-0" />
  </button>
);
