import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

/** Cases of backups. */
export const backupCases: readonly ConformanceCase[] = [
  {
    name: "D-134 a shop without a backup lists none, and names that do not exist lead nowhere",
    asAdmin: true,
    step: answers(
      "listBackups",
      {},
      {
        holds: ({ data, making, failed_at }) => data.length === 0 && !making && failed_at === null,
        next: () => refuses("readBackup", { params: { name: "shop.zip" } }, 404, "not_found"),
      },
    ),
  },
  {
    name: "D-134 a backup is started",
    asAdmin: true,
    step: answers("startBackup", {}, { holds: ({ status }) => status }),
  },
];
