import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** A bounded area of one matter. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("border-line bg-surface rounded-lg border", className)} {...props} />;
}

/** The padded inside of a {@link Card}; several are divided by hairlines. */
export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("border-line p-4 not-first:border-t lg:p-6", className)} {...props} />;
}
