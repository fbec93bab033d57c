import type { ReactNode } from "react";

export interface DashHeadProps {
  /** Text of the page's main heading. */
  readonly title: string;
  /** Small text or links below the title; none by default. */
  readonly note?: ReactNode;
  /** The place's main command; on phones it stays at the bottom edge. */
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
        <div className="max-sm:border-line max-sm:bg-surface max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:grid max-sm:border-t max-sm:px-4 max-sm:py-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]">
          {action}
        </div>
      )}
    </div>
  );
}
