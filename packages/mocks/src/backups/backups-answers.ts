import { ApiError } from "@shop/contract/api-error.ts";
import type { Backup } from "@shop/contract/backups/endpoints.ts";

import type { Answers } from "../shop/state.ts";

/** Mock answers of backups; one is made at once. */
export function backupsAnswers(): Pick<Answers, "listBackups" | "startBackup" | "readBackup"> {
  const made: Backup[] = [];
  return {
    listBackups: () => ({ data: made, making: false, failed_at: null, daily: false }),
    startBackup: () => {
      const made_at = new Date().toISOString();
      const name = `shop-${made_at.slice(0, 19).replaceAll(":", "-")}Z-by-hand.zip`;
      made.unshift({ name, made_at, bytes: 42_000_000, by_hand: true });
      return { status: true };
    },
    readBackup: ({ params }) => {
      if (!made.some(({ name }) => name === params.name)) throw new ApiError("not_found");
      return new Blob(["a backup"], { type: "application/zip" });
    },
  };
}
