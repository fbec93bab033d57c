import { isReminded } from "@shop/domain/orders/list/order-waiting.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import Mail from "lucide-react/icons/mail";

/** On phones, where large text makes the label longer than the card is wide. */
const wrapping = "max-sm:min-h-11 max-sm:max-w-full max-sm:whitespace-normal";

export interface RemindBuyerProps {
  /** When the buyer was last reminded; null where that never happened. */
  readonly remindedAt: string | null;
  /** The current time, as a timestamp in milliseconds. */
  readonly now: number;
  /** Whether the reminder is being sent; presses are ignored meanwhile. */
  readonly pending: boolean;
  /** Called when a mail is to be sent to the buyer. */
  readonly onRemind: () => void;
}

/** Reminds the buyer of a waiting order by mail, once a day. */
export function RemindBuyer({ remindedAt, now, pending, onRemind }: RemindBuyerProps) {
  const { waiting: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  if (remindedAt !== null && isReminded(Date.parse(remindedAt), now)) {
    return (
      <span className="text-muted inline-flex items-start gap-1 text-sm">
        <Mail aria-hidden className="mt-0.5 size-4 shrink-0" />
        {fill(texts.reminded, { day: formatDay(remindedAt, locale), time: formatTime(remindedAt, locale) })}
      </span>
    );
  }
  return (
    <Button size="sm" className={wrapping} aria-disabled={pending} onClick={() => pending || onRemind()}>
      {pending ? (
        <Spinner label={texts.reminding} showLabel />
      ) : (
        <>
          <Mail aria-hidden className="size-4" />
          {texts.remind}
        </>
      )}
    </Button>
  );
}
