import { type ReactNode, useId } from "react";

export interface DashSectionProps {
  /** Text of the heading. */
  readonly title: string;
  /** Small text beside the heading; none by default. */
  readonly note?: ReactNode;
  /** The section's command, beside its title. */
  readonly action?: ReactNode;
  /** Content below the heading. */
  readonly children: ReactNode;
}

/** A titled part of a page of the dashboard. */
export function DashSection({ title, note, action, children }: DashSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line bg-surface rounded-md border p-4">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note && <span className="text-muted text-sm">{note}</span>}
        {action && <span className="ms-auto">{action}</span>}
      </div>
      {children}
    </section>
  );
}
