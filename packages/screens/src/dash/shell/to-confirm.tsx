import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { cn } from "@shop/ui/cn.ts";

export interface ToConfirmProps {
  /** The number of orders to confirm; null until it is loaded. */
  readonly count: number | null;
  /** Puts the number at the corner of an icon; false by default. */
  readonly small?: boolean;
}

/** The number of orders to confirm, beside the link to the orders; nothing where there are none. */
export function ToConfirm({ count, small = false }: ToConfirmProps) {
  const { shell } = useMessages("dashShell");
  const { locale } = useLocale();
  if (!count) return null;
  return (
    <span
      className={cn(
        "bg-signal text-signal-ink min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-semibold",
        small ? "absolute -end-0.5 -top-0.5" : "ms-auto",
      )}
    >
      <span aria-hidden className="figures">
        {count > 99 ? "99+" : formatCount(count)}
      </span>
      <span className="sr-only">{plural(locale, count, shell.toConfirm)}</span>
    </span>
  );
}
