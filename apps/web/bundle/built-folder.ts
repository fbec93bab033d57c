import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { fingerprintOf } from "./fingerprint.ts";

/** The project's root folder. */
export const rootFolder = fileURLToPath(new URL("../../..", import.meta.url));
/** The web app's folder. */
export const webFolder = join(rootFolder, "apps/web");
/** Contains the builds, each in its own folder. */
export const distFolder = join(webFolder, "dist");

/** The folder of the build of the current sources, whether it exists or not. */
export const builtFolder = (): string => join(distFolder, fingerprintOf(rootFolder).slice(0, 16));
