import type { Settings } from "../settings.ts";
import type { StartErrorCode } from "../start-error.ts";

/** What the process that prepares a new database is sent. */
export type PreparationOrder = Pick<
  Settings,
  "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR" | "SEED" | "LOG_LEVEL"
>;

/** What that process answers: null, or why the shop cannot start. */
export interface PreparationOutcome {
  readonly refusal: { readonly code: StartErrorCode; readonly message: string } | null;
}
