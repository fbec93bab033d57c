import type { ReactNode } from "react";

export interface DashHeadProps {
  /** Text of the page's main heading. */
  readonly title: string;
  /** Small text or links below the title; none by default. */
  readonly note?: ReactNode;
  /** The place's main command; on phones it stays near the bottom edge, within the thumb's reach. */
  readonly action?: ReactNode;
}

/** Head of a place of the dashboard: title, note and main command. */
export function DashHead({ title, note, action }: DashHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold wrap-anywhere">{title}</h1>
        {note && <p className="text-muted mt-0.5 text-sm">{note}</p>}
      </div>
      {action && (
        <div className="max-sm:fixed max-sm:end-4 max-sm:bottom-[calc(var(--phone-bar,0px)+0.75rem)] max-sm:z-20 max-sm:rounded-md max-sm:shadow-lg">
          {action}
        </div>
      )}
    </div>
  );
}
