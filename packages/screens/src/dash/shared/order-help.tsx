import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

/** Says how a list is put into order; about keys only where there may be a keyboard. */
export function OrderHelp({ className }: { readonly className: string }) {
  const { order } = useMessages("dashShell");
  return (
    <p className={cn("text-muted max-w-prose text-sm", className)}>
      {order.text} <span className="max-sm:hidden">{order.keys}</span>
    </p>
  );
}
