import { cn } from "./cn.ts";

export interface SpinnerProps {
  /** Accessible name of what is loading. */
  readonly label: string;
  /** Shows the label beside the ring. */
  readonly showLabel?: boolean;
  /** Classes in addition to the component's own. */
  readonly className?: string;
}

/** Renders a progress indicator for work of unknown duration. */
export function Spinner({ label, showLabel = false, className }: SpinnerProps) {
  return (
    <output className={cn("inline-flex items-center gap-2", className)}>
      <svg aria-hidden viewBox="0 0 24 24" fill="none" strokeWidth="3" className="size-5 animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <span className={showLabel ? undefined : "sr-only"}>{label}</span>
    </output>
  );
}
