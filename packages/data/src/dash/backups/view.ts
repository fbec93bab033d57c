import type { BackupList } from "@shop/contract/backups/endpoints.ts";

import type { Remote, Submission } from "../../view.ts";

/** What the screen of backups reads and calls. */
export interface BackupsView {
  /** The backups and whether one is being made. */
  readonly backups: Remote<BackupList>;
  /** Whether the administrator may not read them. */
  readonly isForbidden: boolean;
  /** The request that starts one. */
  readonly starting: Submission;
  /** Called when one is to be made. */
  readonly onStart: () => void;
}
