import { connect, type Socket } from "node:net";

import { errorMessage } from "../../error-code.ts";
import { type Delivery, MailRefused, messageOf, type OutgoingMail } from "./delivery.ts";

const SUBMISSION_PORT = 587;
const SECURE_PORT = 465;

const responseCodeOf = (error: unknown): number =>
  error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;

/** A refusal for good where the server has said so (5xx), else the error itself. */
const failureOf = (error: unknown): unknown =>
  responseCodeOf(error) >= 500 ? new MailRefused(errorMessage(error), { cause: error }) : error;

/**
 * Sends mails to an SMTP server ('smtp://user:password@host:587', 'smtps://…'), each over a connection of its own, which is cut
 * when its time is over: a server that hangs holds up nothing for longer.
 */
export function smtpDelivery(url: string, from: string): Delivery {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const portNumber = port ? Number(port) : protocol === "smtps:" ? SECURE_PORT : SUBMISSION_PORT;

  async function deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    const { createTransport } = await import("nodemailer");
    let socket: Socket | undefined;
    const end = Promise.withResolvers<never>();
    const cut = () => end.reject(new Error("The mail server took too long."));
    signal.addEventListener("abort", cut);
    if (signal.aborted) cut();
    const transport = createTransport({
      url,
      getSocket: (_options, done) => {
        const connection = connect({ host, port: portNumber });
        socket = connection;
        // It stays: an error that comes when nobody waits for one any more would end the process.
        connection.on("error", done);
        connection.once("connect", () => done(null, { connection }));
      },
    });
    try {
      await Promise.race([transport.sendMail(messageOf(mail, from)), end.promise]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      signal.removeEventListener("abort", cut);
      socket?.destroy();
    }
  }

  return { description: `Mails go to the mail server ${host}:${portNumber}.`, deliver };
}
