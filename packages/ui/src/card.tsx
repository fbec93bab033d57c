import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Bordered container. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("border-line bg-surface rounded-lg border", className)} {...props} />;
}

/** Padded section of a {@link Card}; several are divided by lines. */
export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("border-line p-4 not-first:border-t lg:p-6", className)} {...props} />;
}
