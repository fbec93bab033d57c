import type { ResendableMails } from "@shop/contract/mails/endpoints.ts";
import type { Mail, MailState } from "@shop/contract/mails/mail.ts";

import type { Remote } from "../../view.ts";

/** What narrows and pages the list of mails in the dashboard; it stands in the page's address. */
export interface MailListQuery {
  /** Page index, from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly search: string;
  /** Null for mails in all states. */
  readonly state: MailState | null;
}

/** One page of mails, and their numbers. */
export interface MailRows {
  readonly rows: readonly Mail[];
  /** The number of mails on all pages. */
  readonly rowCount: number;
  /** Whether mails go to a mail server; without one they are only kept as files. */
  readonly hasServer: boolean;
  /** The number of mails in each state, without the filter by state. */
  readonly states: Readonly<Record<MailState, number>>;
}

/** A mail that is read. */
export interface ReadMail {
  readonly mail: Mail;
  /** What it says; null where that was erased. */
  readonly text: Remote<string | null>;
}

/** What the list of mails in the dashboard reads and calls. */
export interface MailListView {
  /** The mails of the current page, with their numbers. */
  readonly mails: Remote<MailRows>;
  /** The number of mails that the last command has put to be sent again; null before. */
  readonly resent: number | null;
  /** Whether all failed or all kept mails are being put to be sent again. */
  readonly resending: boolean;
  /** The mail that is read; null without one. */
  readonly reading: ReadMail | null;
  /** Called with the mail that is to be read; null closes it. */
  readonly onRead: (mail: Mail | null) => void;
  /** Called with the failed or kept mail that is to be sent again. */
  readonly onResend: (mail: Mail) => void;
  /** Called when all failed or all kept mails are to be sent again. */
  readonly onResendAll: (only: ResendableMails) => void;
  /** Deletes a mail; resolves after the answer, whether it was deleted or not. */
  readonly onDelete: (mail: Mail) => Promise<void>;
}
