import type { AdminSession } from "@shop/contract/admins/admin-session.ts";

import type { Remote, Submission } from "../../view.ts";

/** The sessions of an administrator, and what ends them. */
export interface SessionsView {
  /** The live sessions, the one that was used last first. */
  readonly sessions: Remote<readonly AdminSession[]>;
  /** The request that ends sessions. */
  readonly ending: Submission;
  /** Called with the id of the session that is to be ended; null for all but the reader's. */
  readonly onEnd: (sessionId: number | null) => void;
}
