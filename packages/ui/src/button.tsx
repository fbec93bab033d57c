import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Classes of a button, for what must look like one without being one (`<summary>`, file pickers). */
export const buttonClasses = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors select-none not-data-waiting:disabled:opacity-50 aria-disabled:opacity-50 forced-colors:border forced-colors:border-current",
  {
    variants: {
      variant: {
        signal: "bg-signal text-signal-ink hover:bg-signal-strong",
        outline: "border-line-strong bg-surface text-ink hover:bg-sunken border",
        quiet: "text-ink hover:bg-sunken",
        danger: "border-negative bg-surface text-negative hover:bg-negative-soft border",
      },
      size: {
        sm: "min-h-9 px-3 text-sm",
        md: "min-h-11 px-4 text-base",
        lg: "min-h-12 px-6 text-lg",
        icon: "size-11",
        "icon-sm": "size-9",
      },
    },
    defaultVariants: { variant: "outline", size: "md" },
  },
);

/** What a {@link Button} takes beside the attributes of `<button>`. */
export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonClasses> {}

/** A button; 'signal' marks the one main action of a view. A link that looks like one takes {@link buttonClasses}. */
export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonClasses({ variant, size }), className)} {...props} />;
}
