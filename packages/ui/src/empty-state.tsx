import type { ReactNode } from "react";

import { cn } from "./cn.ts";

export interface EmptyStateProps {
  /** Title: what is empty. */
  readonly title: ReactNode;
  /** Description: what to do next. */
  readonly text?: ReactNode;
  /** Buttons or links of the next step, in a row below the texts. */
  readonly action?: ReactNode;
  /** Replaces the default drawing. */
  readonly picture?: ReactNode;
  /** Element of the title; a heading where it is the view's heading. */
  readonly heading?: "h1" | "h2" | "h3" | "p";
  /** Classes in addition to the component's own. */
  readonly className?: string;
}

/** Default drawing: a meter without a reading. */
const FlatLine = () => (
  <svg viewBox="0 0 160 96" fill="none" stroke="currentColor" strokeWidth="2" className="w-40 max-w-full">
    <rect x="16" y="12" width="128" height="72" rx="5" className="fill-surface" />
    <rect x="26" y="22" width="76" height="52" rx="3" className="fill-sunken" />
    <path d="M34 48h60" strokeDasharray="1 7" strokeLinecap="round" />
    <circle cx="123" cy="34" r="9" />
    <path d="M123 34v-6" strokeLinecap="round" />
    <path d="M114 58h18M114 68h18" strokeLinecap="round" />
    <circle cx="64" cy="48" r="4" className="fill-signal stroke-none" />
  </svg>
);

/** Placeholder for an empty list or view, with a next step. */
export function EmptyState({
  title,
  text,
  action,
  picture,
  heading: Title = "p",
  className,
}: EmptyStateProps) {
  return (
    <div className={cn("grid justify-items-center gap-2 px-4 py-10 text-center", className)}>
      <div
        aria-hidden
        className="measuring-grid text-line-strong mb-2 grid w-full max-w-md place-items-center [mask-image:radial-gradient(closest-side,#000_55%,transparent)] py-8"
      >
        {picture ?? <FlatLine />}
      </div>
      <Title className="max-w-full text-lg font-semibold text-balance wrap-anywhere">{title}</Title>
      {text && <div className="text-muted max-w-md text-balance">{text}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
