/** `npm run admin -- create|list|disable|enable|password …`: manages administrators, also while the shop runs. */
import "../database/drizzle-resolution.ts";
import { errorMessage } from "../error-code.ts";
import { readSettings } from "../settings.ts";

const { adminCommand } = await import("../control/admin-cli.ts");

try {
  const { ok, lines } = await adminCommand(readSettings(process.env), process.argv.slice(2));
  for (const line of lines) console[ok ? "info" : "error"](line);
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(errorMessage(error).split("\n", 1)[0]);
  process.exitCode = 1;
}
