import { endpoints } from "@shop/contract/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { adminMailService } from "./admin-mails.service.ts";
import type { ShopMailbox } from "./letter-head.ts";
import type { Outbox } from "./outbox.ts";
import { testMails } from "./test-mail.ts";

/** What {@link serveAdminMails} needs. */
interface AdminMailNeeds {
  readonly queries: Queries;
  readonly outbox: Pick<Outbox, "wake" | "hasServer" | "test">;
  /** Recipient of the shop's own mails. */
  readonly mailbox: ShopMailbox;
}

/** Serves the administrators' endpoints of the outbox. */
export function serveAdminMails(routes: EndpointRoutes, { queries, outbox, mailbox }: AdminMailNeeds): void {
  const mails = adminMailService(queries, outbox);
  const sendTest = testMails(queries, outbox, mailbox);
  routes.serve(endpoints.sendTestMail, ({ context }) => sendTest(adminOf(context)));
  routes.serve(endpoints.listMails, ({ query }) => mails.page(query));
  routes.serve(endpoints.readMail, ({ params }) => mails.read(params.id));
  routes.serve(endpoints.resendMails, async ({ query }) => ({
    status: true,
    mails: await mails.resendAll(query.only),
  }));
  routes.serve(endpoints.resendMail, ({ params }) => mails.resend(params.id));
  routes.serve(endpoints.deleteMail, async ({ params }) => {
    await mails.remove(params.id);
    return { status: true };
  });
}
