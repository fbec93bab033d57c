import type { Settings } from "@shop/serving/settings.ts";
import type { StartErrorCode } from "@shop/serving/start-error.ts";

/** What the process that prepares a new database is sent. */
export type PreparationOrder = Pick<
  Settings,
  "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR" | "SEED" | "ADMIN_EMAIL"
>;

/** What that process answers. */
export interface PreparationOutcome {
  /** Lines for the log. */
  readonly notices: readonly string[];
  /** Why the shop cannot start, or null. */
  readonly refusal: { readonly code: StartErrorCode; readonly message: string } | null;
}
