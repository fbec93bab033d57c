/** `npm run doctor`: checks what the shop depends on, also while it runs. */
import "../database/drizzle-resolution.ts";
import { runCommand } from "./run-command.ts";

const { doctorCommand } = await import("../doctor/doctor.ts");

await runCommand(doctorCommand);
