import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Classes of a button, for other elements that must look like one (`<summary>`, file inputs). */
export const buttonClasses = cva(
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md text-center font-semibold wrap-break-word transition-colors select-none disabled:opacity-50 aria-disabled:opacity-50 forced-colors:border-current",
  {
    variants: {
      variant: {
        // Forced colours leave the edge alone to tell the main action from the others.
        signal: "bg-signal text-signal-ink hover:bg-signal-strong forced-colors:border-3",
        outline: "border-line-strong bg-surface text-ink hover:bg-sunken border",
        quiet: "text-ink hover:bg-sunken forced-colors:border",
        danger: "border-negative bg-surface text-negative hover:bg-negative-soft border",
      },
      size: {
        sm: "min-h-9 px-3 text-sm",
        md: "min-h-11 px-4 text-base",
        lg: "min-h-12 px-6 text-lg",
        // A finger does not grow with the text.
        icon: "size-[44px]",
        "icon-sm": "size-[36px]",
      },
    },
    defaultVariants: { variant: "outline", size: "md" },
  },
);

/** Props of {@link Button}, in addition to the attributes of `<button>`. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** Emphasis: `signal` for the primary action, `outline` by default, `quiet` without a border, `danger` for a destructive command. */
  readonly variant?: VariantProps<typeof buttonClasses>["variant"];
  /** Minimum height: `sm` 36 px, `md` 44 px, the default, or `lg` 48 px; `icon` and `icon-sm` are squares of 44 and 36 px. */
  readonly size?: VariantProps<typeof buttonClasses>["size"];
  /** Behaviour in a form; `button`, the default, does not submit it. */
  readonly type?: "button" | "submit" | "reset" | undefined;
}

/** Renders a button; the variant 'signal' marks the one primary action of a view. A link that looks like a button uses {@link buttonClasses}. */
export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonClasses({ variant, size }), className)} {...props} />;
}
