import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses } from "./control.ts";

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-28 py-2", className)}
      {...props}
    />
  );
}
