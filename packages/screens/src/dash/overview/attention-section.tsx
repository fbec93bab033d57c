import type { Overview } from "@shop/contract/overview/overview.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { overviewAddresses } from "./overview-addresses.ts";
import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";

const rowClasses = "flex min-h-9 items-center justify-between gap-3 max-sm:min-h-11";

const addresses = {
  price: overviewAddresses.missing("price"),
  picture: overviewAddresses.missing("picture"),
  name_ar: overviewAddresses.missing("name_ar"),
  retrying: overviewAddresses.mails("retrying"),
  given_up: overviewAddresses.mails("given_up"),
  kept: overviewAddresses.mails("kept"),
} as const;

/** Numbers of products that lack something, and of mails that were not sent; each above 0 leads to its list. */
export function AttentionSection({ missing, mails }: Pick<Overview, "missing" | "mails">) {
  const { attention: texts } = useMessages("dashOverview");
  const counts = { ...missing, ...mails };
  const rows = ["price", "picture", "name_ar", "retrying", "given_up", "kept"] as const;
  return (
    <OverviewSection title={texts.title} className={overviewPlaces.attention}>
      <ul className="divide-line divide-y">
        {rows.map((row) => (
          <li key={row}>
            {counts[row] > 0 ? (
              <Link href={addresses[row]} className={`group -mx-2 rounded-sm px-2 ${rowClasses}`}>
                <span className="group-hover:underline">{texts[row]}</span>{" "}
                <span className="figures shrink-0 font-semibold">{formatCount(counts[row])}</span>
              </Link>
            ) : (
              <p className={rowClasses}>
                {texts[row]} <span className="figures text-muted shrink-0">{formatCount(counts[row])}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}
