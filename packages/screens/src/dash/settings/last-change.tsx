import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

/** Says who has changed the settings last, and when. */
export function LastChange({ changed_at: at, changed_by: by }: StoredSettings) {
  const texts = useMessages("dashSettings");
  const { locale } = useLocale();
  if (at === null || by === null) return null;
  return (
    <p className="text-muted mb-4 text-sm wrap-anywhere">
      {fill(texts.changed, { who: by, day: formatDay(at, locale), time: formatTime(at, locale) })}
    </p>
  );
}
