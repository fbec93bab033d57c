import type { ReactNode } from "react";

export interface ScreenHeadProps {
  /** The page's main heading. */
  readonly title: ReactNode;
  /** Subtitle; null reserves its space while loading. */
  readonly note?: ReactNode;
  /** Controls at the end of the line. */
  readonly control?: ReactNode;
}

/** Head of a page: title, subtitle and controls. */
export function ScreenHead({ title, note, control }: ScreenHeadProps) {
  return (
    <div className="border-line mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b pt-6 pb-4 lg:pt-8 [nav+&]:pt-1">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold wrap-anywhere lg:text-3xl">{title}</h1>
        {note !== undefined && <p className="text-muted min-h-6">{note}</p>}
      </div>
      {control}
    </div>
  );
}
