import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses } from "./control.ts";

/** Props of {@link Textarea}, in addition to the attributes of `<textarea>`. */
export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Lines that are visible at least where the browser does not support `field-sizing`; 4 by default. */
  readonly rows?: number | undefined;
}

/** Multi-line text input that grows with its content where the browser supports `field-sizing`. */
export function Textarea({ className, rows = 4, ...props }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-28 py-2", className)}
      {...props}
    />
  );
}
