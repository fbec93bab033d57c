import type { Mail, MailState } from "@shop/contract/mails/mail.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import FileText from "lucide-react/icons/file-text";
import Hourglass from "lucide-react/icons/hourglass";
import RotateCw from "lucide-react/icons/rotate-cw";
import { type RefObject, useMemo } from "react";

/** What the commands of a mail call. */
export interface MailActions {
  readonly onRead: (mail: Mail) => void;
  readonly onResend: (mail: Mail) => void;
  /** Asks whether to delete the mail. */
  readonly onAskDelete: (mail: Mail) => void;
}

interface CellProps {
  readonly mail: Mail;
}

const looks = {
  waiting: { tone: "neutral", Icon: Hourglass },
  retrying: { tone: "caution", Icon: RotateCw },
  given_up: { tone: "negative", Icon: CircleX },
  kept: { tone: "caution", Icon: FileText },
  sent: { tone: "positive", Icon: CircleCheck },
} as const satisfies Readonly<Record<MailState, unknown>>;

function MailCell({ mail: { recipient, subject, kind } }: CellProps) {
  const { kinds } = useMessages("dashMails");
  return (
    <span className="block leading-snug">
      <span className="block wrap-anywhere">
        <bdi>{recipient}</bdi>
      </span>
      <span className="text-muted block text-sm font-normal wrap-anywhere">
        <bdi>{subject}</bdi>
      </span>
      <span className="text-muted block text-sm font-normal">{kinds[kind]}</span>
    </span>
  );
}

function Moment({ at }: { readonly at: string }) {
  const { locale } = useLocale();
  return (
    <time dateTime={at} className="block leading-snug">
      {formatDay(at, locale)} <span className="text-muted block max-sm:inline">{formatTime(at, locale)}</span>
    </time>
  );
}

function StateCell({ mail }: CellProps) {
  const { states, list } = useMessages("dashMails");
  const { locale } = useLocale();
  const { tone, Icon } = looks[mail.state];
  const next = mail.state === "retrying" ? mail.next_attempt_at : null;
  return (
    <span className="block leading-snug">
      <Badge tone={tone} icon={<Icon />}>
        {states[mail.state]}
      </Badge>
      {mail.last_error !== null && (
        <span className="mt-1 block text-sm wrap-anywhere">
          <bdi>{mail.last_error}</bdi>
        </span>
      )}
      {mail.state !== "sent" && mail.state !== "kept" && mail.attempts > 0 && (
        <span className="text-muted mt-0.5 block text-sm">
          {plural(locale, mail.attempts, list.attempts)}
          {next !== null &&
            ` · ${fill(list.next, { day: formatDay(next, locale), time: formatTime(next, locale) })}`}
        </span>
      )}
    </span>
  );
}

interface CommandCellProps extends CellProps {
  readonly actions: RefObject<MailActions>;
  readonly hasServer: boolean;
}

function CommandCell({ mail, actions, hasServer }: CommandCellProps) {
  const { list } = useMessages("dashMails");
  const name = mail.recipient;
  const isUnsent = mail.state !== "waiting" && mail.state !== "sent";
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        className="max-sm:min-h-11"
        aria-label={fill(list.readTo, { name })}
        onClick={() => actions.current.onRead(mail)}
      >
        {list.read}
      </Button>
      {isUnsent && (mail.state !== "kept" || hasServer) && (
        <Button
          size="sm"
          className="max-sm:min-h-11"
          aria-label={fill(list.resendTo, { name })}
          onClick={() => actions.current.onResend(mail)}
        >
          {list.resend}
        </Button>
      )}
      {isUnsent && (
        <Button
          size="sm"
          className="max-sm:min-h-11"
          aria-label={fill(list.deleteTo, { name })}
          onClick={() => actions.current.onAskDelete(mail)}
        >
          {list.delete}
        </Button>
      )}
    </span>
  );
}

/** The columns of the table of mails, which stay the same between renders; kept mails are sent again only where there is a mail server. */
export function useMailColumns(
  actions: RefObject<MailActions>,
  hasServer: boolean,
): readonly DataTableColumn<Mail>[] {
  const { list } = useMessages("dashMails");
  return useMemo(
    () => [
      { id: "mail", label: list.mail, size: 300, render: (mail) => <MailCell mail={mail} /> },
      { id: "state", label: list.state, size: 300, render: (mail) => <StateCell mail={mail} /> },
      { id: "date", label: list.date, size: 140, render: ({ created_at }) => <Moment at={created_at} /> },
      {
        id: "commands",
        label: list.commands,
        size: 200,
        render: (mail) => <CommandCell mail={mail} actions={actions} hasServer={hasServer} />,
      },
    ],
    [list, actions, hasServer],
  );
}
