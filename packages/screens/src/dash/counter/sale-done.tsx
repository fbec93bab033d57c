import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { DoneSale } from "@shop/data/dash/counter/view.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import Printer from "lucide-react/icons/printer";

export interface SaleDoneProps {
  /** The sale that was made just now. */
  readonly sale: DoneSale;
}

/** What has become of the last sale: its number and change, with its papers and its order; one without a network has none of these yet. */
export function SaleDone({ sale: { order, total, change } }: SaleDoneProps) {
  const texts = useMessages("dashCounter");
  const { locale } = useLocale();
  const sum = amountWords(total ?? "0.00", locale);
  const isBack = change !== null && !change.startsWith("-");
  return (
    <div className="bg-positive-soft mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-3">
      <CircleCheck aria-hidden className="text-positive size-4 shrink-0" />
      <output className="min-w-0 grow basis-40">
        {order
          ? fill(texts.done, { number: order.number, total: sum })
          : fill(texts.doneUnsent, { total: sum })}{" "}
        {isBack && <strong>{fill(texts.doneChange, { change: amountWords(change, locale) })}</strong>}
      </output>
      {order && (
        <div className="flex flex-wrap gap-2">
          {[
            { label: texts.receipt, endpoint: adminAddresses.readReceipt },
            { label: texts.invoice, endpoint: adminAddresses.readInvoice },
          ].map(({ label, endpoint }) => (
            <a
              key={label}
              href={addressOf(endpoint, { id: order.id })}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses()}
            >
              <Printer aria-hidden className="size-4" />
              {label}
            </a>
          ))}
          <Link href={dashPathOf.order(order.id)} className={buttonClasses()}>
            {texts.open}
          </Link>
        </div>
      )}
    </div>
  );
}
