import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import X from "lucide-react/icons/x";
import { type ReactNode, type Ref, useRef } from "react";

/** A button of the bar that selects more rows. */
interface SelectionChoice {
  readonly text: string;
  /** Whether phones leave it out. */
  readonly wideOnly?: boolean;
  readonly onSelect: () => void;
}

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  /** The bar's element, in which the caller finds the button to focus. */
  readonly ref: Ref<HTMLElement>;
  /** Accessible name of the bar. */
  readonly label: string;
  /** How much is selected, in words. */
  readonly count: string;
  /** Buttons that select more rows; none by default. */
  readonly choices?: ReadonlyArray<SelectionChoice>;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
  /** Text of the button that clears the selection. */
  readonly clear: string;
  /** Called when the selection is to be cleared. */
  readonly onClear: () => void;
  /** Classes of the bar, such as its distance from the end of a phone's window. */
  readonly className?: string;
}

const noChoices: readonly SelectionChoice[] = [];

/** Focuses the first control of the bar that shows: some are hidden in narrow windows. */
export function focusSelectionBar(bar: HTMLElement | null): void {
  const buttons = [...(bar?.querySelectorAll("button") ?? [])];
  // The bar is in view already.
  buttons.find((button) => button.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** What can be done with the selected rows of a table. It stays in view below the rows, so that none of them moves. */
export function SelectionBar({
  ref,
  label,
  count,
  choices = noChoices,
  children,
  clear,
  onClear,
  className,
}: SelectionBarProps) {
  const output = useRef<HTMLOutputElement>(null);
  return (
    <section
      ref={ref}
      aria-label={label}
      className={cn(
        "border-line-strong bg-surface sticky bottom-2 z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border p-3 shadow-lg",
        className,
      )}
    >
      <output ref={output} tabIndex={-1} className="font-semibold outline-none max-sm:me-auto">
        {count}
      </output>
      {choices.map(({ text, wideOnly, onSelect }) => (
        <Button
          key={text}
          variant="quiet"
          className={wideOnly ? "max-sm:hidden" : ""}
          onClick={() => {
            onSelect();
            // A button that has selected all is removed, which would reset the focus to the body.
            output.current?.focus({ preventScroll: true });
          }}
        >
          {text}
        </Button>
      ))}
      {children}
      <Button variant="quiet" className="ms-auto" onClick={onClear}>
        <X aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{clear}</span>
      </Button>
    </section>
  );
}
