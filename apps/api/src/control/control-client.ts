import { readFileSync } from "node:fs";

import * as v from "valibot";

import { controlFile, controlSchema } from "./control-file.ts";

/** Sends a command to the running shop that owns a data directory; returns its answer, read by a schema. */
export async function askShop<const S extends v.GenericSchema>(
  dataDir: string,
  path: "/admins" | "/copies" | "/doctor",
  { body, answer }: { readonly body: unknown; readonly answer: S },
): Promise<v.InferOutput<S>> {
  const { port, token } = v.parse(controlSchema, JSON.parse(readFileSync(controlFile(dataDir), "utf8")));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The running shop answered ${response.status}.`);
  return v.parse(answer, await response.json());
}
