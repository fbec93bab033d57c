import type { Overview } from "@shop/contract/overview/overview.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Clock from "lucide-react/icons/clock";

import { overviewAddresses } from "./overview-addresses.ts";
import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";
import { sumText } from "./sum-text.ts";

/** The number of orders to confirm, with the overview's main command. */
export function ToConfirmSection({
  orders,
  waiting,
  waiting_hours: hours,
  requests,
  requests_total: requested,
  proofs,
}: NonNullable<Overview["to_confirm"]>) {
  const { toConfirm: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  const toCheck = proofs > 0 && (
    <TextLink
      href={overviewAddresses.proofsToCheck}
      className="mt-1 inline-flex items-center self-start max-sm:min-h-11"
    >
      {plural(locale, proofs, texts.proofs)}
    </TextLink>
  );
  if (orders === 0) {
    return (
      <OverviewSection
        title={texts.title}
        className={overviewPlaces.toConfirm}
        link={{ href: dashPages.orders.path, text: texts.all }}
      >
        <p className="text-muted">{texts.none}</p>
        {toCheck}
      </OverviewSection>
    );
  }
  return (
    <OverviewSection title={texts.title} className={overviewPlaces.toConfirm}>
      <p className="text-2xl font-bold">{plural(locale, orders, texts.count)}</p>
      {waiting > 0 && (
        <p className="text-caution mt-1 flex items-center gap-1.5 text-sm">
          <Clock aria-hidden className="size-4 shrink-0" />
          {fill(plural(locale, waiting, texts.waiting), { time: plural(locale, hours, texts.hours) })}
        </p>
      )}
      {requests > 0 && (
        <p className="text-muted mt-1 text-sm">
          {plural(locale, requests, texts.requests)} <span className="figures">{sumText(requested)}</span>
        </p>
      )}
      {toCheck}
      <Link
        href={overviewAddresses.ordersToConfirm}
        className={`mt-auto self-start max-sm:self-stretch ${buttonClasses({ variant: "signal" })}`}
      >
        {texts.open}
      </Link>
    </OverviewSection>
  );
}
