import type { GenericSchema, InferInput, InferOutput } from "valibot";

import type { ErrorCode } from "./codes.ts";

/** Where the provider's backend keeps its calls, below the host. */
export const API_PREFIX = "/backend/public/api";

/** Who may make a call: anyone, a signed-in user (bearer token) or an administrator (session cookie). */
export type Access = "public" | "user" | "admin";

/** How a body travels. */
export type BodyType = "json" | "form" | "multipart";

/** How a call is made: what a client needs to know of it. */
export interface Address {
  readonly method: "GET" | "POST" | "DELETE";
  /** The address below {@link API_PREFIX}; `:name` stands for a parameter. */
  readonly path: `/${string}`;
  /** How its body travels, where it has one. */
  readonly sends?: BodyType;
}

/** One call of the API: everything that server, client, mocks and documentation know of it. */
export interface Endpoint extends Address {
  readonly access: Access;
  readonly summary: string;
  readonly params?: GenericSchema<Record<string, string>, Record<string, unknown>>;
  readonly query?: GenericSchema<Record<string, string | undefined>, Record<string, unknown>>;
  /** The headers that it reads, by their names in lower case. */
  readonly headers?: GenericSchema<Record<string, string | undefined>, Record<string, unknown>>;
  readonly body?: { readonly type: BodyType; readonly schema: GenericSchema };
  /** The body of a 2xx answer. */
  readonly answer: GenericSchema;
  /** Codes with which it may be refused, beside the ones that every call has. */
  readonly failures: readonly ErrorCode[];
}

/** Declares a call and keeps its exact type. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** The body of a call's 2xx answer. */
export type AnswerOf<E extends Endpoint> = InferOutput<E["answer"]>;

/** What a call's address takes, before it is read. */
export type ParamsOf<E extends Endpoint> = E["params"] extends GenericSchema
  ? InferInput<E["params"]>
  : undefined;

/** What a call's query may hold, before it is read. */
export type QueryOf<E extends Endpoint> = E["query"] extends GenericSchema
  ? InferInput<E["query"]>
  : undefined;

/** What a call's body holds, before it is read. */
export type BodyOf<E extends Endpoint> = E["body"] extends { readonly schema: GenericSchema }
  ? InferInput<E["body"]["schema"]>
  : undefined;

/** A call's address below the host, its parameters filled in and its query appended in a fixed order. */
export function addressOf(
  endpoint: Pick<Address, "path">,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    // A comma may stand in a path as it is; ids are joined by it.
    encodeURIComponent(String(params[name] ?? "")).replaceAll("%2C", ","),
  );
  const search = new URLSearchParams();
  for (const key of Object.keys(query).toSorted()) {
    const value = query[key];
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return API_PREFIX + path + (text ? `?${text}` : "");
}
