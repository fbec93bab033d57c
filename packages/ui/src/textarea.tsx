import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses } from "./control.ts";

/** Multi-line text input that grows with its content where the browser supports `field-sizing`. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-28 py-2", className)}
      {...props}
    />
  );
}
