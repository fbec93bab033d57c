import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/**
 * Behaviour of the server: accepts the mail; rejects it temporarily (451); rejects the recipient permanently (550); sends no
 * greeting; sends no reply after the mail; disconnects in the middle of the mail; accepts the mail and disconnects without a
 * reply.
 */
type Behaviour = "take" | "later" | "refuse" | "silent" | "hang" | "drop" | "take and drop";

/** A mail that the server has accepted. */
interface TakenMail {
  readonly messageId: string;
  readonly from: string;
  readonly recipients: readonly string[];
  readonly raw: string;
}

/** A mail server for tests. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Sets the behaviour for all mails, or for those to one recipient. */
  readonly behave: (behaviour: Behaviour, recipient?: string) => void;
  readonly close: () => Promise<void>;
}

/** A header of a mail, its folded lines joined. */
export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: (?<value>.*(?:\\r?\\n[ \\t].*)*)`, "im")
    .exec(raw)
    ?.groups?.["value"]?.replaceAll(/\r?\n[ \t]+/g, " ") ?? "";

const replyOf = (code: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode: code });

/** Starts a mail server on a port of this machine, a free one unless given; with credentials it requires login. */
export async function startMailServer({
  port = 0,
  credentials,
}: { port?: number; credentials?: { user: string; pass: string } } = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const behaviours = new Map<string, Behaviour>();
  let general: Behaviour = "take";
  let connections = 0;

  const hangUp = (session: SMTPServerSession): void => {
    for (const connection of server.connections) if (connection.id === session.id) connection.close();
  };
  const behaviourFor = ({ envelope }: SMTPServerSession): Behaviour =>
    behaviours.get(envelope.rcptTo[0]?.address ?? "") ?? general;

  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: () => void,
  ): Promise<void> {
    const behaviour = behaviourFor(session);
    if (behaviour === "drop") {
      stream.resume();
      hangUp(session);
      return;
    }
    // A mail whose sender disconnects before its end does not count.
    const raw = await text(stream).catch(() => null);
    if (raw === null || behaviour === "hang") return;
    const { mailFrom, rcptTo } = session.envelope;
    taken.push({
      messageId: headerOf(raw, "Message-ID"),
      from: mailFrom ? mailFrom.address : "",
      recipients: rcptTo.map(({ address }) => address),
      raw,
    });
    if (behaviour === "take and drop") hangUp(session);
    else done();
  }

  const server = new SMTPServer({
    disabledCommands: credentials ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    allowInsecureAuth: true,
    authOptional: !credentials,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      if (general !== "silent") done();
    },
    onAuth: ({ username, password }, _session, done) => {
      if (username === credentials?.user && password === credentials?.pass) done(null, { user: username });
      else done(replyOf(535, "Authentication failed"));
    },
    onRcptTo: ({ address }, _session, done) => {
      const behaviour = behaviours.get(address) ?? general;
      if (behaviour === "later") done(replyOf(451, "Come again later"));
      else if (behaviour === "refuse") done(replyOf(550, "No such mailbox"));
      else done();
    },
    onData: (stream, session, done) => void receive(stream, session, done),
  });
  // Lost connections are expected in these tests.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address: AddressInfo | string | null = server.server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  const login = credentials ? `${credentials.user}:${encodeURIComponent(credentials.pass)}@` : "";
  return {
    url: `smtp://${login}127.0.0.1:${listening}`,
    port: listening,
    taken,
    connections: () => connections,
    behave: (behaviour, recipient) => {
      if (recipient === undefined) general = behaviour;
      else behaviours.set(recipient, behaviour);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
