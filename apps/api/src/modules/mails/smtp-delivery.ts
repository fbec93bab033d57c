import { connect, type Socket } from "node:net";

import { errorMessage } from "@shop/serving/error-code.ts";

import { type Delivery, PermanentDeliveryError, toNodemailer, type OutgoingMail } from "./delivery.ts";

const SUBMISSION_PORT = 587;
const SECURE_PORT = 465;

const responseCodeOf = (error: unknown): number =>
  error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;

/** A {@link PermanentDeliveryError} for a 5xx reply, else the error itself. */
const failureOf = (error: unknown): unknown =>
  responseCodeOf(error) >= 500 ? new PermanentDeliveryError(errorMessage(error), { cause: error }) : error;

/**
 * Sends mails to an SMTP server ('smtp://user:password@host:587', 'smtps://…'), each over its own connection, which is closed on
 * timeout, so that a server that hangs blocks nothing.
 */
export function smtpDelivery(url: string, from: string): Delivery {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const portNumber = port ? Number(port) : protocol === "smtps:" ? SECURE_PORT : SUBMISSION_PORT;

  async function deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    const { createTransport } = await import("nodemailer");
    let socket: Socket | undefined;
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(new Error("The mail server took too long."));
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    const transport = createTransport({
      url,
      getSocket: (_options, done) => {
        const connection = connect({ host, port: portNumber });
        socket = connection;
        // Stays attached: an error without a listener would end the process.
        connection.on("error", done);
        connection.once("connect", () => done(null, { connection }));
      },
    });
    try {
      await Promise.race([transport.sendMail(toNodemailer(mail, from)), aborted.promise]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      signal.removeEventListener("abort", abort);
      socket?.destroy();
    }
  }

  return { description: `Mails go to the mail server ${host}:${portNumber}.`, hasServer: true, deliver };
}
