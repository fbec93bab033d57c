import { adminAddresses } from "@shop/contract/addresses.ts";
import type { Backup } from "@shop/contract/backups/endpoints.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { BackupsView } from "@shop/data/dash/backups/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { fileSize } from "@shop/i18n/words/file-size.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import Download from "lucide-react/icons/download";

import { FormFailure } from "../../form/form-failure.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";

/** A backup with its download. */
function BackupRow({ name, made_at: at, bytes, by_hand: isByHand }: Backup) {
  const texts = useMessages("dashBackups");
  const { locale } = useLocale();
  const made = fill(texts.made, { day: formatDay(at, locale), time: formatTime(at, locale) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0">
        <time dateTime={at} className="block font-semibold">
          {made}
        </time>
        <span className="text-muted text-sm">
          {isByHand ? texts.byHand : texts.automatic} · {fileSize(bytes, texts.sizes)}
        </span>
      </span>
      <a
        href={addressOf(adminAddresses.readBackup, { name })}
        download={name}
        aria-label={fill(texts.downloadOf, { made })}
        className={buttonClasses({ className: "max-sm:min-h-11" })}
      >
        <Download aria-hidden className="size-4" />
        {texts.download}
      </a>
    </li>
  );
}

/** The backups of the shop, which owners make and download. */
export function BackupsScreen({ backups, starting, isForbidden, onStart }: BackupsView) {
  const texts = useMessages("dashBackups");
  const { locale } = useLocale();
  if (isForbidden) {
    return <EmptyState heading="h1" title={texts.ownerOnly.title} text={texts.ownerOnly.text} />;
  }
  const list = backups.status === "ready" ? backups.data : null;
  const isMaking = starting.status === "pending" || list?.making === true;
  return (
    <div className="max-w-3xl">
      <DashHead
        title={texts.title}
        note={texts.note}
        action={
          <Button
            variant="signal"
            aria-disabled={isMaking || list === null || undefined}
            onClick={() => !isMaking && list !== null && onStart()}
          >
            {isMaking ? <Spinner label={texts.making} showLabel /> : texts.start}
          </Button>
        }
      />
      <p className="bg-caution-soft mb-4 rounded-md p-3">{texts.secret}</p>
      <SubmissionFailure submission={starting} />
      <RemoteView remote={backups} failed={texts.failed} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ data, daily, failed_at: failedAt }) => (
          <div className="grid gap-4">
            {failedAt !== null && !isMaking && (
              <FormFailure>
                {fill(texts.notMade, {
                  day: formatDay(failedAt, locale),
                  time: formatTime(failedAt, locale),
                })}
              </FormFailure>
            )}
            {data.length === 0 ? (
              <EmptyState heading="h2" title={texts.empty} text={texts.emptyHint} />
            ) : (
              <ul
                aria-label={texts.title}
                className="border-line bg-surface divide-line divide-y rounded-md border"
              >
                {data.map((backup) => (
                  <BackupRow key={backup.name} {...backup} />
                ))}
              </ul>
            )}
            <p className="text-muted text-sm">{daily ? texts.daily : texts.notDaily}</p>
          </div>
        )}
      </RemoteView>
    </div>
  );
}
