/** `npm run backup -- FILE`: writes database and pictures to one file, also while the shop runs. */
import "../database/drizzle-resolution.ts";
import { runCommand } from "./run-command.ts";

const { backupCommand } = await import("../backup/commands.ts");

await runCommand(async (settings, [argument]) => ({
  ok: true,
  lines: await backupCommand(settings, argument),
}));
