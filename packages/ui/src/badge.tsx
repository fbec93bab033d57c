import type { ComponentProps, ReactNode } from "react";

import { cn } from "./cn.ts";

const tones = {
  neutral: "bg-sunken text-muted",
  positive: "bg-positive-soft text-positive",
  caution: "bg-caution-soft text-caution",
  negative: "bg-negative-soft text-negative",
  signal: "bg-signal text-signal-ink",
};

/** Props of {@link Badge}, in addition to the attributes of `<span>`. */
export interface BadgeProps extends ComponentProps<"span"> {
  /** Meaning of the status, which sets the colours; `neutral` by default. */
  readonly tone?: keyof typeof tones;
  /** Icon that repeats the meaning of the colour. */
  readonly icon?: ReactNode;
}

/** Badge for a status of one or two words. */
export function Badge({ tone = "neutral", icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-sm leading-tight font-semibold forced-colors:border",
        tones[tone],
        className,
      )}
      {...props}
    >
      {icon && (
        <span aria-hidden className="shrink-0 *:size-4">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
