import { cn } from "@shop/ui/cn.ts";
import type { ReactNode } from "react";

export interface BottomBarProps {
  /** Classes of the element where there is room for it in the page. */
  readonly className?: string;
  /** The main command of the page. */
  readonly children: ReactNode;
}

/** Holds the main command of a page, which phones show at the bottom edge, above the bar of the most used places. */
export const BottomBar = ({ className, children }: BottomBarProps) => (
  <div
    className={cn(
      "max-sm:border-line max-sm:bg-surface max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--phone-bar,0px) max-sm:z-20 max-sm:mt-0 max-sm:grid max-sm:border-t max-sm:px-4 max-sm:py-2",
      className,
    )}
  >
    {children}
  </div>
);
