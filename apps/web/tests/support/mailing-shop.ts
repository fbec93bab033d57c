import { freePort } from "@shop/api/testing/free-port.ts";
import { type MailServer, startMailServer } from "@shop/api/testing/mail-server.ts";
import { afterAll, beforeAll } from "vitest";

import { setupOwnShop, type TestShop } from "./test-shop.ts";

/** A shop of its own that sends its mails to a server, with links to its address. */
export interface MailingShop extends TestShop {
  /** What the server has taken so far. */
  readonly mails: () => MailServer["taken"];
}

/** Starts a mail server and a shop that uses it for the tests of a file. */
export function setupMailingShop(): MailingShop {
  let server: MailServer;
  let port = 0;
  beforeAll(async () => {
    server = await startMailServer();
    port = await freePort();
  });
  afterAll(() => server.close());
  const shop = setupOwnShop(() => ({
    SMTP_URL: server.url,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
  }));
  return { ...shop, mails: () => server.taken };
}
