import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Props of {@link Checkbox}, in addition to the attributes of `<input>`; children are its label. */
export type CheckboxProps = Omit<ComponentProps<"input">, "type">;

/** Checkbox with its label as children. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  const box = <input type="checkbox" className="accent-ink size-5 shrink-0" {...props} />;
  if (!children) return box;
  return (
    <label className={cn("inline-flex min-h-11 max-w-full items-center gap-2.5", className)}>
      {box}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </label>
  );
}
