import { join } from "node:path";

import * as v from "valibot";

/** Address of the running shop's control server: its port on 127.0.0.1 and the bearer token of its requests. */
export const controlSchema = v.object({
  port: v.pipe(v.number(), v.integer()),
  token: v.string(),
});

/** The control file of a data directory; only its owner can read it. */
export const controlFile = (dataDir: string): string => join(dataDir, "control.json");
