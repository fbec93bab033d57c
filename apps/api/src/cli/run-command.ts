import { errorMessage } from "@shop/serving/error-code.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";

/** What a command prints, and whether it did what it was asked for. */
interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** Runs a command of npm with the settings and its arguments; an error is one line, and exit code 1. */
export async function runCommand(
  command: (settings: Settings, args: readonly string[]) => Promise<Outcome>,
): Promise<void> {
  try {
    const { ok, lines } = await command(readSettings(process.env), process.argv.slice(2));
    for (const line of lines) console[ok ? "info" : "error"](line);
    if (!ok) process.exitCode = 1;
  } catch (error) {
    console.error(errorMessage(error).split("\n", 1)[0]);
    process.exitCode = 1;
  }
}
