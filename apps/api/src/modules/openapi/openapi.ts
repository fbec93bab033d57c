import type { ErrorCode } from "@shop/contract/codes.ts";
import { API_PREFIX, type BodyType, type Endpoint, defaultBodyBytes } from "@shop/contract/endpoint.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { refusals } from "@shop/contract/refusals.ts";
import { shop } from "@shop/domain/site/shop.ts";
import * as v from "valibot";

import { type JsonSchemas, jsonSchemas } from "./json-schemas.ts";

const textTypes = ["text/plain", "text/csv"].map((type) => [type, { schema: { type: "string" } }] as const);

const contentTypes: Readonly<Record<BodyType, readonly string[]>> = {
  json: ["application/json"],
  form: ["application/x-www-form-urlencoded", "multipart/form-data"],
  multipart: ["multipart/form-data"],
};

const access: Readonly<Record<Endpoint["access"], string>> = {
  public: "For everybody.",
  user: "For a signed-in user, by bearer token.",
  admin: "For an administrator, by session cookie.",
};

/** Converts '/products/:id' to OpenAPI's '/products/{id}'. */
const templateOf = (path: string): string => API_PREFIX + path.replaceAll(/:(\w+)/g, "{$1}");

/** The tag of an endpoint: the first segment of its path. */
const tagOf = ({ path }: Endpoint): string => path.split("/")[1] ?? "";

function parameters(
  schema: v.GenericSchema | undefined,
  place: "path" | "query" | "header",
  schemas: JsonSchemas,
) {
  const { properties = {}, required = [] } = schema ? schemas.of(schema, "input") : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** Error codes that the guard of an endpoint answers with. */
const ofAccess: Readonly<Record<Endpoint["access"], readonly ErrorCode[]>> = {
  public: [],
  user: ["unauthorized"],
  admin: ["unauthorized", "forbidden"],
};

/** The error codes of an endpoint: its own, those that follow from its declaration, and those of every endpoint. */
export function errorCodesOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const {
    failures: own = [],
    access: granted,
    beforePasswordChange,
    beforeTwoFactor,
    params,
    query,
    body,
  } = endpoint;
  const codes: ErrorCode[] = [...own, ...ofAccess[granted], "internal", "unavailable"];
  if (granted === "admin" && !beforePasswordChange) codes.push("password_change_required");
  if (granted === "admin" && !beforePasswordChange && !beforeTwoFactor) codes.push("two_factor_required");
  if (params) codes.push("bad_id", "not_found");
  if (query) codes.push("bad_query");
  if (body) codes.push("invalid", "unsupported_media_type", "body_too_large", "bad_json", "request_timeout");
  return new Set(codes);
}

/** The error answers of an endpoint, by status. */
function failures(endpoint: Endpoint, schemas: JsonSchemas) {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => refusals[code].status);
  const content = { "application/json": { schema: schemas.of(apiErrorSchema, "output") } };
  return Object.fromEntries(
    Array.from(byStatus, ([status, reasons]) => [
      String(status),
      { description: reasons.join(", "), content },
    ]),
  );
}

/** The examples of a body in the form of the document, named by what they are for. */
const examplesOf = (examples: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(examples).map(([summary, value]) => [summary, { summary, value }]));

function operation(endpoint: Endpoint, schemas: JsonSchemas) {
  const { body, sends, answer } = endpoint;
  const bodySchema = body && schemas.of(body, "input");
  return {
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: access[endpoint.access],
    parameters: [
      ...parameters(endpoint.params, "path", schemas),
      ...parameters(endpoint.query, "query", schemas),
      ...parameters(endpoint.headers, "header", schemas),
    ],
    ...(sends && {
      requestBody: {
        required: true,
        description: `At most ${(endpoint.maxBytes ?? defaultBodyBytes[sends]) / 1024} kB.`,
        content: Object.fromEntries<unknown>([
          ...contentTypes[sends].map(
            (type) =>
              [
                type,
                { schema: bodySchema, ...(endpoint.examples && { examples: examplesOf(endpoint.examples) }) },
              ] as const,
          ),
          ...(endpoint.textField === undefined ? [] : textTypes),
        ]),
      },
    }),
    responses: {
      "200": {
        description: "Done.",
        content: {
          ...Object.fromEntries(
            (endpoint.file ?? [endpoint.answerType ?? "application/json"]).map((type) => [
              type,
              { schema: schemas.of(answer, "output") },
            ]),
          ),
          ...(endpoint.streamed && { "text/event-stream": { schema: { type: "string" } } }),
        },
      },
      ...(endpoint.revalidated && { "304": { description: "Unchanged: If-None-Match has its ETag." } }),
      ...failures(endpoint, schemas),
    },
  };
}

/** Generates the OpenAPI document from the declarations of endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const schemas = jsonSchemas([
    apiErrorSchema,
    ...endpoints.flatMap(({ params, query, headers, body, answer }) =>
      [params, query, headers, body, answer].filter((schema) => schema !== undefined),
    ),
  ]);
  const byPath = Map.groupBy(endpoints, ({ path }) => templateOf(path));
  return {
    openapi: "3.1.0",
    info: { title: `${shop.name.en} API`, version: "1", description: "Every refusal has the form ApiError." },
    paths: Object.fromEntries(
      Array.from(byPath, ([path, calls]) => [
        path,
        Object.fromEntries(
          calls.map((endpoint) => [endpoint.method.toLowerCase(), operation(endpoint, schemas)]),
        ),
      ]),
    ),
    components: { schemas: schemas.named() },
  };
}
