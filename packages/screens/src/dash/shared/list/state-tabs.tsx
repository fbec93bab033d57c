import { formatCount } from "@shop/i18n/format.ts";
import { cn } from "@shop/ui/cn.ts";

export interface StateTabsProps<S extends string> {
  /** Accessible name of the list of buttons. */
  readonly label: string;
  /** Text of the button for all states. */
  readonly all: string;
  /** The states in the order of their buttons. */
  readonly states: readonly S[];
  /** Null for all states. */
  readonly selected: S | null;
  /** The text of a state's button. */
  readonly textOf: (state: S) => string;
  /** The number of rows in each state; null until they are loaded. */
  readonly counts: Readonly<Record<S, number>> | null;
  /** Called with another state than the selected one; null for all. */
  readonly onSelect: (state: S | null) => void;
}

/** Classes of a button that is one of several choices. */
export const tabClasses = (isSelected: boolean): string =>
  cn(
    "flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold sm:min-h-9 forced-colors:border",
    isSelected ? "bg-ink text-surface" : "text-muted hover:bg-sunken hover:text-ink",
  );

/** Buttons that narrow a list to rows in one state, each with their number. */
export function StateTabs<S extends string>({
  label,
  all,
  states,
  selected,
  textOf,
  counts,
  onSelect,
}: StateTabsProps<S>) {
  const total = counts && states.reduce((sum, one) => sum + counts[one], 0);
  const tab = (value: S | null, text: string, count: number | null) => (
    <li key={text}>
      <button
        type="button"
        aria-pressed={selected === value}
        className={tabClasses(selected === value)}
        onClick={() => selected !== value && onSelect(value)}
      >
        <span className="inline-block first-letter:uppercase">{text}</span>
        {count !== null && <span className="figures font-normal">{formatCount(count)}</span>}
      </button>
    </li>
  );
  return (
    <ul aria-label={label} className="mb-3 flex flex-wrap gap-x-1">
      {tab(null, all, total)}
      {states.map((one) => tab(one, textOf(one), counts && counts[one]))}
    </ul>
  );
}
