import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { LucideIcon } from "lucide-react";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import type { ReactNode } from "react";

import { DashSection } from "../shared/dash-section.tsx";
import { Allowed } from "../shared/rights.tsx";
import { orderLogIcon } from "./order-log-icon.ts";
import { useOrderLogWords } from "./use-order-log-words.ts";

interface EntryProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly at: string;
  readonly children?: ReactNode;
}

function Entry({ Icon, title, at, children }: EntryProps) {
  const { log } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <li className="group/entry relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden
        className="border-line bg-sunken z-10 grid size-8 shrink-0 place-items-center rounded-full border"
      >
        <Icon className="size-4" />
      </span>
      <span aria-hidden className="bg-line absolute start-4 top-8 bottom-0 w-px group-last/entry:hidden" />
      <div className="min-w-0 grow pt-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{title}</span>
          <time dateTime={at} className="text-muted ms-auto text-sm">
            {fill(log.moment, { day: formatDay(at, locale), time: formatTime(at, locale) })}
          </time>
        </p>
        {children}
      </div>
    </li>
  );
}

/** What happened to an order, the newest first: who did it, when and what. */
export function OrderLog({
  order: { number, email, log: entries, request, created_at, mail_held, quotation: placedAs },
}: {
  readonly order: AdminOrder;
}) {
  const { log, order: texts, quotation } = useMessages("dashOrders");
  const [ordered, OrderedIcon] = placedAs
    ? [quotation.log.made, FileText]
    : [request ? log.requested : log.placed, ShoppingCart];
  const words = useOrderLogWords();
  const [beforeWho, afterWho] = log.by.split("{who}");
  return (
    <DashSection title={texts.log}>
      <ol>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            Icon={orderLogIcon(entry)}
            title={words.title(entry, { request })}
            at={entry.at}
          >
            <p className="text-muted flex flex-wrap gap-x-3 text-sm">
              <span className="wrap-anywhere">
                {entry.by ? (
                  <>
                    {beforeWho}
                    <bdi>{entry.by}</bdi>
                    {afterWho}
                  </>
                ) : (
                  log.byBuyer
                )}
              </span>
              {entry.mail !== null && (
                <span className="inline-flex items-center gap-1">
                  <Mail aria-hidden className="size-4 shrink-0" />
                  {log.mail[entry.mail]}
                </span>
              )}
            </p>
            {entry.text && (
              <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                {words.text(entry)}
              </p>
            )}
          </Entry>
        ))}
        {!entries.some(({ action }) => action === "taken") && (
          <Entry Icon={OrderedIcon} title={ordered} at={created_at}>
            {mail_held && <p className="text-muted text-sm">{log.mailHeld}</p>}
          </Entry>
        )}
      </ol>
      {email !== "" && (
        <Allowed need="orders">
          <TextLink href={`${dashPages.mails.path}?search=${encodeURIComponent(number)}`} className="text-sm">
            {log.mails}
          </TextLink>
        </Allowed>
      )}
    </DashSection>
  );
}
