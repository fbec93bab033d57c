import { API_PREFIX, type Endpoint } from "@shop/contract/endpoint.ts";
import type { JsonSchema } from "@valibot/to-json-schema";
import * as fc from "fast-check";

import { jsonSchemas } from "../../src/modules/openapi/json-schemas.ts";
import { hostileJson, hostileSegment, hostileText, hostileValue } from "./hostile.ts";
import { jsonSchemaArbitrary, type Samples } from "./json-schema-arbitrary.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A request as data, so that a failing one can be printed and made smaller. */
export interface FuzzRequest {
  /** The parts of the path that stand for its parameters; `raw` ones are sent as they are. */
  readonly params: Readonly<Record<string, { readonly text: string; readonly raw: boolean } | undefined>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body:
    | { readonly type: "none" }
    | { readonly type: "json" | "form" | "multipart"; readonly value: unknown }
    | { readonly type: "text"; readonly text: string; readonly contentType: string };
}

/** Request headers that are no part of any endpoint. */
const strangeHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
  Record<string, string>
>(
  { "x-junk": "j".repeat(20_000) },
  { cookie: "admin_session=; =; a" },
  { accept: "text/event-stream;q=0, */*" },
  { "accept-encoding": "br;q=x, *;q=0" },
  { "accept-language": "ar,".repeat(500) },
  { "x-forwarded-for": "::1, 999.1.1.1, [bad" },
  { range: "bytes=9999999999-1" },
  { "if-modified-since": "never" },
  { "content-encoding": "gzip" },
);

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Both together, as a new object: a generated value must not change. */
const merged = <A extends object, B extends object>(one: A, other: B): A & B => ({ ...one, ...other });

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const contentTypes = fc.constantFrom(
  "",
  "text/plain",
  "application/json; charset=utf-16",
  "application/jsonp",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/x-www-form-urlencoded",
  "a".repeat(5000),
);

/** The texts of a query or the headers: valid ones, at times with one hostile. */
function textsOf(
  schema: JsonSchema,
  valid: fc.Arbitrary<unknown>,
  hostile: fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, string>> {
  const names = Object.keys(schema.properties ?? {});
  const texts = valid.map((value) =>
    Object.fromEntries(
      Object.entries(isObject(value) ? value : {}).map(([name, text]) => [name, String(text)]),
    ),
  );
  if (names.length === 0) return texts;
  const spoilt = fc
    .tuple(texts, fc.constantFrom(...names), hostile)
    .map(([all, name, text]) => merged(all, { [name]: text }));
  return fc.oneof({ weight: 2, arbitrary: texts }, { weight: 1, arbitrary: spoilt });
}

/** Header values can hold neither control characters nor anything beyond Latin 1. */
const headerText = hostileText.map((text) =>
  text
    .replaceAll(/[^\u0020-\u00FF]/g, "?")
    .slice(0, 10_000)
    .trim(),
);

/** Makes requests to endpoints: valid ones, some with one hostile value, some wholly hostile. */
export function fuzzRequests(endpoints: readonly Endpoint[], samples: Samples) {
  const schemas = jsonSchemas(
    endpoints.flatMap(({ params, query, headers, body }) =>
      [params, query, headers, body].filter((schema) => schema !== undefined),
    ),
  );
  const named = schemas.named();
  const arbitraryOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
    jsonSchemaArbitrary(schema, { named, samples });
  const partOf = (schema: Endpoint["params"] | Endpoint["query"]): JsonSchema =>
    schema ? schemas.of(schema, "input") : { type: "object" };

  const bodyOf = ({ body, sends: type }: Endpoint): fc.Arbitrary<FuzzRequest["body"]> => {
    const broken = fc
      .tuple(hostileJson, contentTypes)
      .map(([text, contentType]) => ({ type: "text" as const, text, contentType }));
    if (!body || !type)
      return fc.oneof(
        { weight: 9, arbitrary: fc.constant({ type: "none" as const }) },
        { weight: 1, arbitrary: broken },
      );
    const schema = schemas.of(body, "input");
    const { properties = {} } = schema.$ref ? (named[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
    const valid = arbitraryOf(schema);
    const spoilt = fc
      .tuple(valid, fc.constantFrom("", ...Object.keys(properties)), hostileValue)
      .map(([value, name, hostile]) =>
        isObject(value) && name ? merged(value, { [name]: hostile }) : hostile,
      );
    const value = fc
      .oneof({ weight: 3, arbitrary: valid }, { weight: 2, arbitrary: spoilt })
      .map((content) => ({ type, value: content }));
    const text = hostileJson.map((content) => ({
      type: "text" as const,
      text: content,
      contentType: "application/json",
    }));
    return fc.oneof(
      { weight: 8, arbitrary: value },
      { weight: 1, arbitrary: text },
      { weight: 1, arbitrary: broken },
    );
  };

  const paramsOf = ({ params }: Endpoint): fc.Arbitrary<FuzzRequest["params"]> => {
    const schema = partOf(params);
    const valid = textsOf(schema, arbitraryOf(schema), hostileText).map((texts) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, raw: false }])),
    );
    const names = Object.keys(schema.properties ?? {});
    if (names.length === 0) return valid;
    const raw = hostileSegment.map((text) =>
      Object.fromEntries(names.map((name) => [name, { text, raw: true }])),
    );
    return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: raw });
  };

  const queryOf = ({ query }: Endpoint): fc.Arbitrary<FuzzRequest["query"]> => {
    const schema = partOf(query);
    const pairs = textsOf(schema, arbitraryOf(schema), hostileText).map((texts) => Object.entries(texts));
    const more = fc.array(fc.tuple(fc.constantFrom("", "limit", "__proto__", "page", "page"), hostileText), {
      maxLength: 2,
    });
    return fc.oneof(
      { weight: 3, arbitrary: pairs },
      { weight: 1, arbitrary: fc.tuple(pairs, more).map(([own, others]) => own.concat(own, others)) },
    );
  };

  const headersOf = ({ headers }: Endpoint): fc.Arbitrary<Readonly<Record<string, string>>> => {
    const schema = partOf(headers);
    const own = textsOf(schema, arbitraryOf(schema), headerText).map((texts) =>
      // A streamed answer has no end.
      Object.fromEntries(Object.entries(texts).filter(([name]) => name !== "accept")),
    );
    const strange = fc.tuple(own, strangeHeaders).map(([texts, more]) => merged(texts, more));
    return fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: strange });
  };

  return (endpoint: Endpoint): fc.Arbitrary<FuzzRequest> =>
    fc.record(
      {
        params: paramsOf(endpoint),
        query: queryOf(endpoint),
        headers: headersOf(endpoint),
        body: bodyOf(endpoint),
      },
      { noNullPrototype: true },
    );
}

const formText = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify(value ?? null)).toWellFormed();

function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(isObject(value) ? value : { value })) {
    for (const one of Array.isArray(field) ? field.slice(0, 20) : [field]) {
      if (one instanceof Blob) form.append(name, one, "file.png");
      else form.append(name, formText(one));
    }
  }
  return form;
}

function contentOf(body: FuzzRequest["body"]): { readonly body?: string | FormData; readonly type?: string } {
  if (body.type === "none") return {};
  if (body.type === "text") return { body: body.text, type: body.contentType };
  if (body.type === "json") return { body: JSON.stringify(body.value), type: "application/json" };
  return { body: formOf(body.value) };
}

/** The address of a request below the API's prefix. */
export function addressOfFuzz({ path }: Endpoint, { params, query }: FuzzRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const param = params[name];
    if (!param) return "1";
    return param.raw ? param.text : encoded(param.text);
  });
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  return API_PREFIX + filled + (search ? `?${search}` : "");
}

/** The request's method, headers and body, with headers that grant access. */
export function initOfFuzz(
  { method }: Endpoint,
  request: FuzzRequest,
  access: Readonly<Record<string, string>>,
): RequestInit {
  const { body, type } = method === "GET" ? {} : contentOf(request.body);
  return {
    method,
    headers: { ...request.headers, ...(type && { "content-type": type }), ...access },
    ...(body !== undefined && { body }),
  };
}
