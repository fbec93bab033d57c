import type { Overview } from "@shop/contract/overview/overview.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShortDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";

import { overviewAddresses } from "./overview-addresses.ts";
import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";

const rowClasses = "flex min-h-9 items-center justify-between gap-3 max-sm:min-h-11";

const addresses = {
  price: overviewAddresses.missing("price"),
  picture: overviewAddresses.missing("picture"),
  name_ar: overviewAddresses.missing("name_ar"),
  specifications: overviewAddresses.missing("specifications"),
  retrying: overviewAddresses.mails("retrying"),
  given_up: overviewAddresses.mails("given_up"),
  kept: overviewAddresses.mails("kept"),
} as const;

const missingRows = ["price", "picture", "name_ar", "specifications"] as const;
const mailRows = ["retrying", "given_up", "kept"] as const;

function LastBackup({ last_at, is_late }: NonNullable<Overview["backup"]>) {
  const { attention: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  return (
    <p className={rowClasses}>
      {texts.backup}{" "}
      <span className={cn(is_late ? "text-negative font-semibold" : "text-muted")}>
        {last_at === null ? (
          texts.noBackup
        ) : (
          <time dateTime={last_at}>
            {fill(texts.backupAt, {
              day: formatShortDay(last_at, locale),
              time: formatTime(last_at, locale),
            })}
          </time>
        )}
      </span>
    </p>
  );
}

/** Numbers of products that lack something, and for those who get them of mails that were not sent, each above 0 leading to its list; and the last automatic backup. */
export function AttentionSection({ missing, mails, backup }: Pick<Overview, "missing" | "mails" | "backup">) {
  const { attention: texts } = useMessages("dashOverview");
  const counts = [
    ...missingRows.map((row) => ({ row, count: missing[row] })),
    ...(mails ? mailRows.map((row) => ({ row, count: mails[row] })) : []),
  ];
  return (
    <OverviewSection title={texts.title} className={overviewPlaces.attention}>
      <ul className="divide-line divide-y">
        {counts.map(({ row, count }) => (
          <li key={row}>
            {count > 0 ? (
              <Link href={addresses[row]} className={`group -mx-2 rounded-sm px-2 ${rowClasses}`}>
                <span className="group-hover:underline">{texts[row]}</span>{" "}
                <span className="figures shrink-0 font-semibold">{formatCount(count)}</span>
              </Link>
            ) : (
              <p className={rowClasses}>
                {texts[row]} <span className="figures text-muted shrink-0">{formatCount(count)}</span>
              </p>
            )}
          </li>
        ))}
        {backup && (
          <li>
            <LastBackup {...backup} />
          </li>
        )}
      </ul>
    </OverviewSection>
  );
}
