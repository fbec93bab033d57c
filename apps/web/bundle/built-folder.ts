import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { fingerprintOf } from "./fingerprint.ts";

/** The project's folder. */
export const rootFolder = fileURLToPath(new URL("../../..", import.meta.url));
/** The web app's folder. */
export const webFolder = join(rootFolder, "apps/web");
/** Where builds stand, each in a folder of its own. */
export const distFolder = join(webFolder, "dist");

/** The folder of the build that belongs to the sources as they are now, whether it is there or not. */
export const builtFolder = (): string => join(distFolder, fingerprintOf(rootFolder).slice(0, 16));
