import type { Logger } from "pino";

/** What every request of the API carries through its handlers. */
export interface ApiEnvironment {
  Variables: {
    /** Id of the request, in its log lines and its answer. */
    requestId: string;
    /** Logs with the request's id. */
    logger: Logger;
  };
}
