/** `npm run admin -- create|list|disable|enable|password …`: manages administrators, also while the shop runs. */
import "../database/drizzle-resolution.ts";
import { runCommand } from "./run-command.ts";

const { adminCommand } = await import("../control/admin-cli.ts");

await runCommand(adminCommand);
