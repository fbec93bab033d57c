import type { DeliverySummary } from "@shop/domain/delivery/delivery.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

export interface DeliveryLineProps {
  /** What delivery costs, in short; nothing is shown where no costs are stated. */
  readonly delivery: DeliverySummary | null | undefined;
}

/** What delivery costs, in one line that leads to the page on delivery. */
export function DeliveryLine({ delivery }: DeliveryLineProps) {
  const texts = useMessages("productPage").delivery;
  return (
    delivery && (
      <TextLink href={pages.infoOf("delivery")} className="inline-flex min-h-11 items-center">
        {fill(delivery.free_from ? texts.freeFrom : texts.from, {
          cost: formatAmount(delivery.from),
          amount: formatAmount(delivery.free_from ?? ""),
        }) + (delivery.pick_up ? texts.pickUp : "")}
      </TextLink>
    )
  );
}
