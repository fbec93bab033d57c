/** `npm run admin -- create|list|disable|enable|password …`: manages administrators, also while the shop runs. */
import "../database/drizzle-resolution.ts";
import { runCommand } from "./run-command.ts";

const { adminCommand } = await import("../admin-socket/admin-cli.ts");

await runCommand(adminCommand);
