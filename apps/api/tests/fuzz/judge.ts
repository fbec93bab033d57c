import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { Endpoint } from "@shop/contract/endpoint.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { refusals } from "@shop/contract/refusals.ts";
import * as v from "valibot";

import { errorCodesOf } from "../../src/modules/openapi/openapi.ts";

const shortened = (value: unknown): string => JSON.stringify(value).slice(0, 500);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The text of an answer in process, which nothing has decoded. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decode = decoders[response.headers.get("content-encoding") ?? ""];
  return new TextDecoder().decode(decode ? decode(bytes) : bytes);
}

/** What is wrong with the error answer of an endpoint, or null. */
function faultOfRefusal(endpoint: Endpoint, status: number, text: string, isRouted: boolean): string | null {
  const read = v.safeParse(apiErrorSchema, parsed(text));
  if (!read.success) return `status ${status} is no error of the contract: ${text.slice(0, 300)}`;
  const { code } = read.output;
  if (refusals[code].status !== status) return `${code} has status ${status}`;
  if (code === "unavailable" || !isRouted) return null;
  return errorCodesOf(endpoint).has(code) ? null : `${code} is not among the endpoint's failures`;
}

/** What is wrong with the answer of an endpoint by its contract, or null; `isRouted` is false where the path may name another one. */
export async function faultOf(
  endpoint: Endpoint,
  response: Response,
  isRouted: boolean,
): Promise<string | null> {
  const { status } = response;
  const text = await textOf(response);
  if (status >= 500 && status !== 503) return `status ${status}: ${text.slice(0, 300)}`;
  if (status >= 400) return faultOfRefusal(endpoint, status, text, isRouted);
  if (!isRouted) return null;
  if (status !== 200) return `status ${status}`;
  const type = response.headers.get("content-type") ?? "";
  const expected = endpoint.file ?? [endpoint.answerType ?? "application/json"];
  if (!expected.some((one) => type.startsWith(one))) return `content type ${type}`;
  if (endpoint.file ?? endpoint.answerType) return null;
  const read = v.safeParse(endpoint.answer, parsed(text));
  return read.success ? null : `an answer outside its schema: ${shortened(v.flatten(read.issues))}`;
}
