import { type ChannelFeed, followChannel, notifyChannel } from "../../database/channel-feed.ts";
import type { Database, Queries } from "../../database/database.ts";

const CHANNEL = "admin_sessions_ended";

/** Notifies every node that sessions of administrators have ended before their expiry, or that their rights have changed; at the commit of a transaction. */
export const notifySessionEnd = (queries: Queries): Promise<void> => notifyChannel(queries, CHANNEL);

/** Follows the ends of administrators' sessions, and changes of their rights, on all nodes of a database. */
export const watchSessionEnds = (database: Pick<Database, "listen">): Promise<ChannelFeed> =>
  followChannel(database, CHANNEL);
