import { cn } from "@shop/ui/cn.ts";
import type { ComponentType, ReactNode } from "react";

export interface IconWordsProps {
  /** Icon that repeats the meaning of the colour. */
  readonly Icon: ComponentType<{ readonly "aria-hidden": true; readonly className: string }>;
  /** Colour of icon and words. */
  readonly className: string;
  /** A few words. */
  readonly children: ReactNode;
}

/** Words of a state behind its icon, in the colour of the state. */
export const IconWords = ({ Icon, className, children }: IconWordsProps) => (
  <span className={cn("inline-flex items-center gap-1 text-sm", className)}>
    <Icon aria-hidden className="size-4 shrink-0" />
    {children}
  </span>
);
