import { cn } from "./cn.ts";
import { Link, type LinkProps } from "./link.tsx";

/** Link inside running text; underlined, so that it does not depend on colour. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={cn(
        "decoration-line-strong rounded-sm underline decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2",
        className,
      )}
      {...props}
    />
  );
}
