export interface ProgressBarProps {
  /** Visible text above the bar, which also names it. */
  readonly label: string;
  /** The finished share, 0 to 1; null where it is not known. */
  readonly share: number | null;
  /** The share in words. */
  readonly text?: string;
}

/** The progress of work on the server or of an upload. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        {text && <span className="text-muted tabular-nums">{text}</span>}
      </div>
      <progress
        aria-label={label}
        aria-valuetext={text}
        max={1}
        value={share ?? undefined}
        className="accent-signal block h-2.5 w-full"
      />
    </div>
  );
}
