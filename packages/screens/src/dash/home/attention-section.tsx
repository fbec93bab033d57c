import type { Overview } from "@shop/contract/entities/overview.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";

/** Numbers of products that lack something, and of mails that could not be sent. */
export function AttentionSection({ missing, mails }: Pick<Overview, "missing" | "mails">) {
  const { attention: texts } = useMessages("dashHome");
  const counts = { ...missing, ...mails };
  const rows = ["price", "picture", "name_ar", "retrying", "given_up"] as const;
  return (
    <OverviewSection title={texts.title} className={overviewPlaces.attention}>
      <dl className="divide-line divide-y">
        {rows.map((row) => (
          <div key={row} className="flex min-h-9 items-center justify-between gap-3 max-sm:min-h-11">
            <dt>{texts[row]}</dt>
            <dd className={cn("figures shrink-0", counts[row] === 0 ? "text-muted" : "font-semibold")}>
              {formatCount(counts[row])}
            </dd>
          </div>
        ))}
      </dl>
    </OverviewSection>
  );
}
