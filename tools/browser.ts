import { findChromium } from "./chromium.ts";
import { run, runBin } from "./run.ts";

const isRoot = process.getuid?.() === 0;

/** True if Debian packages can be installed without interaction. */
const canInstallPackages = isRoot && process.platform === "linux";

/** Installs Debian packages; resolves to true on success. */
export async function installPackages(...names: string[]): Promise<boolean> {
  if (!canInstallPackages) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  return (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], env)) === 0;
}

/** Finds a Chromium, or installs one if possible without interaction; undefined otherwise. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  console.info("No Chromium found: trying to install one (set CHROMIUM to use your own).");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (await installPackages(name)) return findChromium();
  }
  await runBin("playwright", ["install", "chromium"]);
  return findChromium();
}
