import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses } from "./control.ts";

/** Native select for short lists. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative inline-block min-w-0", className)}>
      <select className={cn(controlClasses, "appearance-none truncate pe-10")} {...props} />
      <ChevronDown
        aria-hidden
        className="text-muted pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2"
      />
    </span>
  );
}
