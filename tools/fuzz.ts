/**
 * `npm run fuzz -- --minutes 10 --seed 1` sends generated requests to every endpoint of the API, in equal shares of the time, and prints
 * the failing ones as small as they can be made. Without a seed it takes a random one, which it prints. TEST_DATABASE=postgres uses
 * PostgreSQL.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

import * as v from "valibot";

import { runBin } from "./run.ts";

const optionsSchema = v.object({
  minutes: v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(0.1)), "5"),
  seed: v.optional(v.pipe(v.string(), v.toNumber(), v.safeInteger())),
});

const { values } = parseArgs({ options: { minutes: { type: "string" }, seed: { type: "string" } } });
const { minutes, seed = randomInt(2 ** 31) } = v.parse(optionsSchema, values);
console.info(`Fuzzing for ${minutes} minutes; the same requests again: npm run fuzz -- --seed ${seed}`);
process.exitCode = await runBin("vitest", ["run", "--project", "api", "apps/api/tests/fuzz/endpoints"], {
  FUZZ_MINUTES: String(minutes),
  FUZZ_SEED: String(seed),
});
