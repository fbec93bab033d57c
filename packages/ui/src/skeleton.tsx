import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Placeholder shape for loading content, sized by its class; hidden from screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden
      className={cn(
        "bg-line block max-w-full animate-pulse motion-reduce:animate-none forced-colors:border [:where(&)]:rounded-sm",
        className,
      )}
      {...props}
    />
  );
}
