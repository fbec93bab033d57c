/** `npm run restore -- FILE`: restores a backup where there is no shop yet. */
import "../database/drizzle-resolution.ts";
import { runCommand } from "./run-command.ts";

const { restoreCommand } = await import("../backup/commands.ts");

await runCommand(async (settings, [argument]) => ({
  ok: true,
  lines: await restoreCommand(settings, argument),
}));
