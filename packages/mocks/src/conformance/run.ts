import { addresses } from "@shop/contract/addresses.ts";
import { type Address, addressOf, API_PREFIX, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import * as v from "valibot";

import type { ConformanceCase, ConformanceStep } from "./case.ts";

/** The API under test. */
export interface ConformanceTarget {
  /** Makes a request; `address` begins with the API's prefix. */
  readonly request: (address: string, init: RequestInit) => Promise<Response> | Response;
  /** Headers of an administrator's session (its cookie); called before each case that needs one. */
  readonly adminHeaders: () => Promise<Readonly<Record<string, string>>>;
}

/** Runs a case; rejects with a message that says what differs. */
export async function runConformance(one: ConformanceCase, target: ConformanceTarget): Promise<void> {
  const session = new Headers(one.asAdmin ? await target.adminHeaders() : {});
  let step: ConformanceStep | undefined = one.step;
  while (step) step = await runStep(step, target, session);
}

async function runStep(
  step: ConformanceStep,
  target: ConformanceTarget,
  session: Headers,
): Promise<ConformanceStep | undefined> {
  const { address, init } = requestOf(step, session);
  const response = await target.request(address, init);
  // As a browser does: the steps after a login are those of its session.
  for (const cookie of response.headers.getSetCookie()) session.set("cookie", cookie.replace(/;.*$/s, ""));
  const text = await response.text();
  const fail = (reason: string): Error =>
    new Error(`${init.method} ${address}: ${reason}\n${response.status} ${text.slice(0, 600)}`);

  if (response.status !== step.status) throw fail(`the status is not ${step.status}`);
  const types = typesOf(step);
  const type = types.find((one) => response.headers.get("content-type")?.startsWith(one));
  if (type === undefined) throw fail(`the body is not ${types.join(" or ")}`);
  const body: unknown = type === JSON_TYPE ? JSON.parse(text) : new Blob([text], { type });
  const schema: v.GenericSchema = step.schema === "ApiError" ? apiErrorSchema : endpoints[step.schema].answer;
  const read = v.safeParse(schema, body);
  if (!read.success) throw fail(`the body is no ${step.schema}: ${v.summarize(read.issues)}`);
  const extra = undeclared(body, read.output, "");
  if (extra.length > 0) throw fail(`${step.schema} does not declare ${extra.join(", ")}`);
  if (step.code !== undefined && !hasCode(body, step.code)) throw fail(`the code is not ${step.code}`);
  if (step.holds && !(await step.holds(body))) throw fail("the body fails the check of the case");
  return step.next?.(body);
}

/** The paths of members that an answer has and its schema, which strips what it does not know, leaves out. */
function undeclared(body: unknown, read: unknown, path: string): string[] {
  if (!isObject(body) || !isObject(read)) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    key in read ? undeclared(value, read[key], `${path}.${key}`) : [`${path}.${key}`],
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const JSON_TYPE = "application/json";

const typesOf = ({ schema }: ConformanceStep): readonly string[] => {
  const endpoint: Endpoint | null = schema === "ApiError" ? null : endpoints[schema];
  return endpoint?.file ?? [endpoint?.answerType ?? JSON_TYPE];
};

const hasCode = (body: unknown, code: string): boolean =>
  typeof body === "object" && body !== null && "code" in body && body.code === code;

function requestOf(
  { call, request }: ConformanceStep,
  session: Headers,
): { readonly address: string; readonly init: RequestInit } {
  const { sends, method }: Address = addresses[call];
  const headers = new Headers(session);
  headers.set("accept", "application/json");
  const init: RequestInit = { method: request.method ?? method, headers };
  if (request.rawBody !== undefined || sends === "json") headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  if (request.rawBody !== undefined) init.body = request.rawBody;
  else if (request.body) init.body = sends === "json" ? JSON.stringify(request.body) : formOf(request.body);
  const address =
    request.path === undefined
      ? addressOf(addresses[call], request.params, request.query)
      : API_PREFIX + request.path;
  return { address, init };
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) form.append(name, one instanceof Blob ? one : String(one));
  }
  return form;
}
