import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** What a {@link Checkbox} takes beside the attributes of `<input>`; children are its label. */
export type CheckboxProps = Omit<ComponentProps<"input">, "type">;

/** A box to tick, with its label as its children. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  const box = <input type="checkbox" className="accent-ink size-5 shrink-0" {...props} />;
  if (!children) return box;
  return (
    <label className={cn("inline-flex min-h-11 items-center gap-2.5", className)}>
      {box}
      <span>{children}</span>
    </label>
  );
}
