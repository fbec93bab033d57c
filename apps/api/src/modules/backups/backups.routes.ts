import { open } from "node:fs/promises";
import { join } from "node:path";

import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";

import type { ApiDependencies } from "../../api-dependencies.ts";
import { backupsIn } from "../../backup/backup-folder.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";

/** Registers the routes of backups. */
export function serveBackups(
  routes: EndpointRoutes,
  { backups, hasDailyBackups, logger }: Pick<ApiDependencies, "backups" | "hasDailyBackups" | "logger">,
): void {
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
  routes.serve(endpoints.startBackup, ({ context }) => {
    const status = !backups.isMaking();
    if (status) {
      logger.info({ admin: adminOf(context).email }, "a backup was started");
      void backups.make({ byHand: true });
    }
    return Promise.resolve({ status });
  });
  routes.serveFile(endpoints.readBackup, async ({ params: { name }, context }) => {
    const stored = backupsIn(backups.folder).find((one) => one.name === name);
    if (!stored) throw new ApiError("not_found");
    logger.info({ admin: adminOf(context).email, backup: name }, "a backup was downloaded");
    // Opened before it is sent: one that is deleted meanwhile is sent to its end.
    const file = await open(join(backups.folder, name));
    return { name, type: "application/zip", bytes: stored.bytes, content: file.createReadStream() };
  });
}
