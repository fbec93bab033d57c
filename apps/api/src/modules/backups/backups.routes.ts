import { open } from "node:fs/promises";
import { join } from "node:path";

import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";

import { backupsIn } from "../../backup/backup-folder.ts";
import type { BackupMaker } from "../../backup/backup-maker.ts";
import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { record } from "../history/history.repository.ts";

/** What {@link serveBackups} needs. */
interface BackupNeeds {
  readonly queries: Queries;
  readonly backups: BackupMaker;
  /** Whether one is made each day. */
  readonly hasDailyBackups: boolean;
}

/** Registers the routes of backups. */
export function serveBackups(
  routes: EndpointRoutes,
  { queries, backups, hasDailyBackups }: BackupNeeds,
): void {
  const note = (admin: Admin, action: "created" | "downloaded", fields: readonly FieldChange[]) =>
    record(queries, admin, [{ entity: "backup", entityId: 0, action, fields }]);
  routes.serve(endpoints.listBackups, () =>
    Promise.resolve({
      data: backupsIn(backups.folder).map(({ name, at, bytes, byHand }) => ({
        name,
        made_at: at.toISOString(),
        bytes,
        by_hand: byHand,
      })),
      making: backups.isMaking(),
      failed_at: backups.failedAt()?.toISOString() ?? null,
      daily: hasDailyBackups,
    }),
  );
  routes.serve(endpoints.startBackup, async ({ context }) => {
    if (backups.isMaking()) return { status: false };
    void backups.make({ byHand: true });
    await note(adminOf(context), "created", []);
    return { status: true };
  });
  routes.serveFile(endpoints.readBackup, async ({ params: { name }, context }) => {
    const stored = backupsIn(backups.folder).find((one) => one.name === name);
    if (!stored) throw new ApiError("not_found");
    await note(adminOf(context), "downloaded", [{ field: "file", old: null, new: name }]);
    // Opened before it is sent: one that is deleted meanwhile is sent to its end.
    const file = await open(join(backups.folder, name));
    return { name, type: "application/zip", bytes: stored.bytes, content: file.createReadStream() };
  });
}
