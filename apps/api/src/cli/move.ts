/** `npm run move -- TARGET`: copies a stopped shop from the embedded database to a PostgreSQL server, or back. */
import "../database/drizzle-resolution.ts";
import { runCommand } from "./run-command.ts";

const { moveCommand } = await import("../backup/commands.ts");

await runCommand(async (settings, [argument]) => ({
  ok: true,
  lines: await moveCommand(settings, argument),
}));
