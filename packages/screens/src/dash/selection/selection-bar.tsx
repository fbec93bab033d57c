import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import X from "lucide-react/icons/x";
import { type ReactNode, type Ref, useRef } from "react";

import { type SelectionCommand, SelectionMenu } from "./selection-menu.tsx";

/** A button of the bar that selects more rows. */
interface SelectionChoice {
  readonly text: string;
  readonly onSelect: () => void;
}

export interface SelectionBarProps {
  /** The bar's element, in which the caller finds the button to focus. */
  readonly ref: Ref<HTMLElement>;
  /** Accessible name of the bar. */
  readonly label: string;
  /** How much is selected, in words. */
  readonly count: string;
  /** Buttons that select more rows, in the menu where the window is narrow; none by default. */
  readonly choices?: ReadonlyArray<SelectionChoice>;
  /** What can be done with the selected rows, the most frequent first. */
  readonly commands: ReadonlyArray<SelectionCommand>;
  /** How many commands stand beside the menu; phones have all in the menu. */
  readonly shown: number;
  /** Why nothing can be done with the selected rows; none by default. */
  readonly fault?: ReactNode;
  /** Text of the button that clears the selection. */
  readonly clear: string;
  /** Called when the selection is to be cleared. */
  readonly onClear: () => void;
}

const noChoices: readonly SelectionChoice[] = [];

/** Focuses the first control of the bar that shows: some are hidden in narrow windows. */
export function focusSelectionBar(bar: HTMLElement | null): void {
  const controls = [...(bar?.querySelectorAll<HTMLElement>("button, a") ?? [])];
  // The bar is in view already.
  controls.find((control) => control.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** Where a control that is also in the menu stands beside it. */
const beside = { command: "max-sm:hidden", choice: "max-xl:hidden" };

/** What can be done with the selected rows of a table, in one row. It stays in view below the rows, so that none of them moves. */
export function SelectionBar({
  ref,
  label,
  count,
  choices = noChoices,
  commands,
  shown,
  fault,
  clear,
  onClear,
}: SelectionBarProps) {
  const { table: texts } = useMessages("dashShell");
  const output = useRef<HTMLOutputElement>(null);
  return (
    <section
      ref={ref}
      aria-label={label}
      className="border-line-strong bg-surface sticky bottom-2 z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3 py-2 shadow-lg max-sm:bottom-[calc(var(--phone-bar,0px)+4.25rem)]"
    >
      <output ref={output} tabIndex={-1} className="font-semibold outline-none max-sm:me-auto">
        {count}
      </output>
      {choices.map(({ text, onSelect }) => (
        <Button
          key={text}
          variant="quiet"
          className={beside.choice}
          onClick={() => {
            onSelect();
            // A button that has selected all is removed, which would reset the focus to the body.
            output.current?.focus({ preventScroll: true });
          }}
        >
          {text}
        </Button>
      ))}
      {fault}
      {commands.slice(0, shown).map((command) =>
        "href" in command ? (
          <a
            key={command.text}
            href={command.href}
            target="_blank"
            rel="noreferrer"
            className={cn(buttonClasses({ variant: "outline" }), beside.command)}
          >
            {command.icon}
            {command.text}
          </a>
        ) : (
          <Button key={command.text} className={beside.command} onClick={command.onSelect}>
            {command.text}
          </Button>
        ),
      )}
      <SelectionMenu
        label={texts.moreActions}
        items={[
          ...commands.map((command, index) => ({
            ...command,
            className: index < shown ? "sm:hidden" : "",
          })),
          ...choices.map((choice) => ({ ...choice, className: "xl:hidden" })),
        ]}
      />
      <Button
        variant="quiet"
        size="icon"
        className="sm:ms-auto"
        aria-label={clear}
        title={clear}
        onClick={onClear}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </section>
  );
}
