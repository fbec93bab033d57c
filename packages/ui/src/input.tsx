import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses } from "./control.ts";

/** Single-line text input. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(controlClasses, className)} {...props} />;
}
