/** A mail as it goes out. */
export interface OutgoingMail {
  readonly id: number;
  /** The same however often it goes out. */
  readonly messageId: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
}

/** Where mails go. */
export interface Delivery {
  /** What is told of it at the start. */
  readonly description: string;
  /** Hands a mail over; throws when it was not taken, and a {@link MailRefused} when it will hardly ever be. Ends at once by `signal`. */
  readonly deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

/** The mail server has refused a mail for good (5xx): trying again soon is of no use. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** A mail as nodemailer takes it; no part of it is ever read as an address of a file or page. */
export const messageOf = (mail: OutgoingMail, from: string) => ({
  from,
  // As an object: text would be read as a list, and a comma in it as a second recipient.
  to: { name: "", address: mail.recipient },
  replyTo: { name: "", address: mail.replyTo },
  envelope: { from: senderAddress(from), to: [{ name: "", address: mail.recipient }] },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.createdAt,
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The plain address of 'Name <address>'. */
export const senderAddress = (from: string): string =>
  /<(?<address>[^<>]+)>\s*$/.exec(from)?.groups?.["address"] ?? from.trim();
