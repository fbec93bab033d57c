import * as v from "valibot";

import { ApiError } from "./api-error.ts";
import type { ErrorCode } from "./codes.ts";
import type { BodyType, Endpoint } from "./endpoint.ts";

/** The content types of each kind of body. */
const contentTypes: Readonly<Record<BodyType, RegExp>> = {
  json: /^application\/json\b/i,
  form: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
  multipart: /^multipart\/form-data\b/i,
};

/** Maximum number of fields in one error answer. */
const MAX_ERRORS = 50;

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** The validated input of an endpoint. */
export interface InputOf<E extends Endpoint> {
  readonly params: OutputOf<E["params"]>;
  readonly query: OutputOf<E["query"]>;
  readonly headers: OutputOf<E["headers"]>;
  readonly body: OutputOf<E["body"]>;
}

/** What codes look like; the library's texts have spaces. */
const CODE = /^[a-z_]+$/;

/** The code of an issue. Rules have codes as their messages; what has no own message, such as a body that is no object, has the library's text. */
function codeOf({ received, message }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "required";
  return CODE.test(message) ? message : "bad_value";
}

/** Validates a value by its schema; throws an {@link ApiError} with the error codes by field. */
function validate<S extends v.GenericSchema>(schema: S, value: unknown, code: ErrorCode): v.InferOutput<S> {
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  if (read.success) return read.output;
  const errors = new Map<string, string>();
  for (const issue of read.issues) {
    const field = v.getDotPath(issue) ?? "";
    if (errors.has(field)) continue;
    errors.set(field, codeOf(issue));
    if (errors.size === MAX_ERRORS) break;
  }
  throw new ApiError(code, { errors: Object.fromEntries(errors) });
}

/** The fields of a form; a repeated field becomes a list. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Reads the fields of a form; the mocks and small forms need no more than the platform does. */
const readWholeForm = async (request: Request): Promise<Record<string, unknown>> => {
  try {
    return fieldsOf(await request.formData());
  } catch {
    throw new ApiError("invalid", { message: "The form cannot be read." });
  }
};

/** Content types of a body that is one text. */
const TEXT_TYPES = /^text\/(?:plain|csv)\b/i;

/** Parses a request's body; throws an {@link ApiError} for another content type or a syntax error. */
async function readBody(
  request: Request,
  { type, textField }: { readonly type: BodyType; readonly textField: string | undefined },
  readForm: typeof readWholeForm,
): Promise<unknown> {
  const contentType = request.headers.get("content-type") ?? "";
  if (textField !== undefined && TEXT_TYPES.test(contentType)) return { [textField]: await request.text() };
  if (!contentTypes[type].test(contentType)) {
    throw new ApiError("unsupported_media_type");
  }
  if (type !== "json") return readForm(request);
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("bad_json");
  }
}

/** The query of an address; the first of a repeated parameter wins. */
export function queryRecordOf(address: string): Record<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of new URL(address).searchParams) if (!first.has(name)) first.set(name, value);
  return Object.fromEntries(first);
}

/**
 * Validates a request against its endpoint, the cheapest checks first; `params` are the raw `:name` parts of its address. `readForm` reads the
 * fields of a form in another way than into memory.
 */
export function readInput<E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Readonly<Record<string, string>>,
  readForm?: typeof readWholeForm,
): Promise<InputOf<E>>;
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
  readForm = readWholeForm,
): Promise<InputOf<Endpoint>> {
  const { query, headers, body, sends, textField } = endpoint;
  return {
    params: endpoint.params && validate(endpoint.params, params, "bad_id"),
    query: query && validate(query, queryRecordOf(request.url), "bad_query"),
    headers: headers && validate(headers, Object.fromEntries(request.headers), "invalid"),
    body:
      body &&
      sends &&
      validate(body, await readBody(request, { type: sends, textField }, readForm), "invalid"),
  };
}
