import type { Admin, User } from "@shop/contract/accounts/user.ts";
import type { Logger } from "pino";

/** Context variables of a request. */
export interface ApiEnvironment {
  Variables: {
    /** Id of the request, in its log lines and in x-request-id. */
    requestId: string;
    /** Ends the time limit of the body, where there is one. */
    bodyRead?: () => void;
    /** Child logger with the request's id. */
    logger: Logger;
    /** The signed-in shopper, on endpoints with access 'user'. */
    user?: User;
    /** The signed-in administrator, on endpoints with access 'admin'. */
    admin?: Admin;
  };
}
