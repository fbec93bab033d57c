import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface LogItemProps {
  /** The icon of what was done. */
  readonly Icon: LucideIcon;
  /** What was done. */
  readonly title: string;
  /** What was changed; nothing by default. */
  readonly about?: ReactNode;
  /** Who did it. */
  readonly who: ReactNode;
  /** A way to more about it; none by default. */
  readonly link?: ReactNode;
  /** When, as an ISO timestamp. */
  readonly at: string;
  /** What changed. */
  readonly children?: ReactNode;
}

/** One entry of a log: what was done, to what, by whom and when. */
export function LogItem({ Icon, title, about, who, link, at, children }: LogItemProps) {
  const { history } = useMessages("dashShell");
  const { locale } = useLocale();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4 first:pt-0">
      <span className="bg-sunken text-muted grid size-8 place-items-center rounded-full">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0">
        {about && <p className="min-h-8 pt-1 wrap-anywhere">{about}</p>}
        <p className="flex min-h-8 flex-wrap items-center gap-x-2">
          <strong className="font-semibold">{title}</strong>
          <span className="min-w-0 wrap-anywhere">{who}</span>
          {link}
          <time dateTime={at} className="text-muted text-sm sm:ms-auto">
            {fill(history.moment, { day: formatDay(at, locale), time: formatTime(at, locale) })}
          </time>
        </p>
        {children}
      </div>
    </li>
  );
}
