import { cn } from "../cn.ts";

export interface PlaceholderPictureProps {
  /** Alternative text of the missing picture; without it the drawing is hidden from screen readers. */
  readonly label?: string;
  /** Classes in addition to the component's own. */
  readonly className?: string;
}

const pins = [30, 42, 54, 66];

/** Drawing of a generic part in place of a missing picture. */
export function PlaceholderPicture({ label, className }: PlaceholderPictureProps) {
  return (
    <span
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
      className={cn("measuring-grid bg-sunken text-line-strong grid size-full place-items-center", className)}
    >
      <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" strokeWidth="2" className="w-1/2 max-w-32">
        <path d={pins.map((x) => `M${x} 28V18M${x} 68V78`).join("")} strokeLinecap="round" />
        <rect x="20" y="28" width="56" height="40" rx="3" className="fill-surface" />
        <path d="M20 42a6 6 0 0 1 0 12" />
        <circle cx="67" cy="59" r="2.5" className="fill-signal stroke-none" />
      </svg>
    </span>
  );
}
