import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** A grey shape where content is on its way; its class gives it the content's size. Screen readers skip it. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden
      className={cn(
        "bg-line block animate-pulse motion-reduce:animate-none forced-colors:border [:where(&)]:rounded-sm",
        className,
      )}
      {...props}
    />
  );
}
