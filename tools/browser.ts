import { findChromium } from "./chromium.ts";
import { run, runBin } from "./run.ts";

const isRoot = process.getuid?.() === 0;

/** True where Debian packages can be installed without asking anybody. */
export const canInstallPackages = isRoot && process.platform === "linux";

/** Installs Debian packages; true when that went well. */
export async function installPackages(...names: string[]): Promise<boolean> {
  if (!canInstallPackages) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  return (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], env)) === 0;
}

/** Finds a Chromium, or installs one where that needs no one's consent; undefined where neither works. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  console.info("No Chromium found: trying to install one (set CHROMIUM to use your own).");
  if (!(await installPackages("chromium"))) await runBin("playwright", ["install", "chromium"]);
  return findChromium();
}
