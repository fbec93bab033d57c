import type { AdminSession } from "@shop/contract/admins/admin-session.ts";
import type { SessionsView } from "@shop/data/dash/admins/sessions-view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";

import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";

interface SessionProps {
  readonly session: AdminSession;
  /** Whether a session is being ended. */
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function Session({ session, isPending, onEnd }: SessionProps) {
  const { sessions: texts } = useMessages("dashSecurity");
  const { locale } = useLocale();
  const { current, created_at: since, used_at: used, browser, site } = session;
  const momentOf = (text: string, at: string) =>
    fill(text, { day: formatDay(at, locale), time: formatTime(at, locale) });
  const name = browser || texts.unknown;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="text-muted size-5 shrink-0" />
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {current && <Badge tone="positive">{texts.current}</Badge>}
        </p>
        <p className="text-muted text-sm">
          <time dateTime={used}>{momentOf(texts.used, used)}</time>
        </p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          {since !== null && <time dateTime={since}>{momentOf(texts.since, since)}</time>}
          {site !== "" && (
            <span>
              {texts.from} <bdi dir="ltr">{site}</bdi>
            </span>
          )}
        </p>
      </div>
      {!current && (
        <Button
          aria-disabled={isPending}
          aria-label={fill(texts.endOf, { session: name, moment: momentOf("{day} {time}", used) })}
          onClick={() => !isPending && onEnd()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** The sessions of an administrator: browser, place and times of each, and what ends it or all but the reader's. */
export function SessionList({ sessions, ending, onEnd }: SessionsView) {
  const { sessions: texts } = useMessages("dashSecurity");
  const isPending = ending.status === "pending";
  return (
    <RemoteView remote={sessions} failed={texts.failed} skeleton={<Skeleton className="h-40 rounded-md" />}>
      {(list) => {
        const others = list.filter(({ current }) => !current).length;
        return (
          <>
            {list.length === 0 ? (
              <p className="text-muted">{texts.none}</p>
            ) : (
              <ul className="divide-line divide-y">
                {list.map((session) => (
                  <Session
                    key={session.id}
                    session={session}
                    isPending={isPending}
                    onEnd={() => onEnd(session.id)}
                  />
                ))}
              </ul>
            )}
            <SubmissionFailure submission={ending} />
            {others > 1 && (
              <Button
                variant="danger"
                className="mt-3"
                aria-disabled={isPending}
                onClick={() => !isPending && onEnd(null)}
              >
                {others < list.length ? texts.endOthers : texts.endAll}
              </Button>
            )}
          </>
        );
      }}
    </RemoteView>
  );
}
