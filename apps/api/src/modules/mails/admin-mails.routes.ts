import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { AdminMailService } from "./admin-mails.service.ts";
import type { TestMails } from "./test-mail.ts";

/** Serves the administrators' endpoints of the outbox. */
export function serveAdminMails(routes: EndpointRoutes, mails: AdminMailService, sendTest: TestMails): void {
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
