/** A mail to deliver. */
export interface OutgoingMail {
  readonly id: number;
  /** The Message-ID, the same on every attempt. */
  readonly messageId: string;
  /** The sender's name; null for the name in MAIL_FROM. */
  readonly senderName: string | null;
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends such mails by a POST; null for none. */
  readonly unsubscribeUrl: string | null;
  readonly createdAt: Date;
}

/** A transport for mails. */
export interface Delivery {
  /** A line for the log at the start. */
  readonly description: string;
  /** Whether mails go to a mail server. */
  readonly hasServer: boolean;
  /** Sends a mail; throws when it was not accepted, a {@link PermanentDeliveryError} when a retry is unlikely to help. `signal` aborts it. */
  readonly deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

/** The mail server has rejected a mail permanently (5xx): a retry soon is of no use. */
export class PermanentDeliveryError extends Error {
  override readonly name = "PermanentDeliveryError";
}

/** The options of nodemailer for a mail; no part of it is ever read as the path of a file or a URL. */
export const toNodemailer = (mail: OutgoingMail, from: string) => ({
  from: mail.senderName === null ? from : { name: mail.senderName, address: senderAddress(from) },
  // As an object: text would be parsed as a list, with a second recipient after a comma.
  to: { name: "", address: mail.recipient },
  replyTo: { name: "", address: mail.replyTo },
  envelope: { from: senderAddress(from), to: [{ name: "", address: mail.recipient }] },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.createdAt,
  headers: {
    "Auto-Submitted": "auto-generated",
    // RFC 8058: mail programs offer a button, which posts to the address.
    ...(mail.unsubscribeUrl !== null && {
      "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The plain address of 'Name <address>'. */
export const senderAddress = (from: string): string =>
  /<(?<address>[^<>]+)>\s*$/.exec(from)?.groups?.["address"] ?? from.trim();
