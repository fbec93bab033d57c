import type { User } from "@shop/contract/entities/user.ts";
import type { Logger } from "pino";

/** What every request of the API carries through its handlers. */
export interface ApiEnvironment {
  Variables: {
    /** Id of the request, in its log lines and its answer. */
    requestId: string;
    /** Logs with the request's id. */
    logger: Logger;
    /** Who is signed in, on calls that are for signed-in shoppers. */
    user?: User;
    /** The administrator's id, on calls that are for administrators. */
    adminId?: number;
  };
}
