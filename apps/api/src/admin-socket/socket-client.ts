import { readFileSync } from "node:fs";

import * as v from "valibot";

import { controlFile, controlSchema } from "./socket-file.ts";

/** Posts to the running shop that owns a data directory. */
async function post(dataDir: string, path: string, body: unknown): Promise<Response> {
  const { port, token } = v.parse(controlSchema, JSON.parse(readFileSync(controlFile(dataDir), "utf8")));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The running shop answered ${response.status}.`);
  return response;
}

/** Sends a command to the running shop that owns a data directory; returns its answer, read by a schema. */
export async function askShop<const S extends v.GenericSchema>(
  dataDir: string,
  path: "/admins" | "/doctor",
  { body, answer }: { readonly body: unknown; readonly answer: S },
): Promise<v.InferOutput<S>> {
  return v.parse(answer, await (await post(dataDir, path, body)).json());
}

const copySchema = v.object({ folder: v.string() });

/**
 * Lets `work` read a copy of the database that the running shop makes of its own. The shop deletes the copy once the connection ends, with the
 * work or with this process.
 */
export async function withCopy<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const { body } = await post(dataDir, "/copies", {});
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let line = "";
    while (!line.includes("\n")) {
      const { value, done = true } = (await reader?.read()) ?? {};
      if (done) throw new Error("The running shop made no copy.");
      line += value;
    }
    return await work(v.parse(copySchema, JSON.parse(line)).folder);
  } finally {
    await reader?.cancel();
  }
}
