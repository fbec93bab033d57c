import type { Need } from "@shop/domain/admins/rights.ts";
import type { GenericSchema, InferInput, InferOutput } from "valibot";

import type { ErrorCode } from "./codes.ts";

/** Path prefix of every call, as in the provider's backend. */
export const API_PREFIX = "/backend/public/api";

/** Who may make a call: anyone, a signed-in user (bearer token) or an administrator (session cookie). */
type Access = "public" | "user" | "admin";

/** Format of a request body. */
export type BodyType = "json" | "form" | "multipart";

const KILOBYTE = 1024;

/** Default size limits of request bodies. */
export const defaultBodyBytes: Readonly<Record<BodyType, number>> = {
  json: 64 * KILOBYTE,
  form: 64 * KILOBYTE,
  multipart: 64 * KILOBYTE * KILOBYTE,
};

/** Method and address of a call: the part of an endpoint that a client needs. */
export interface Address {
  readonly method: "GET" | "POST" | "DELETE";
  /** The address below {@link API_PREFIX}; `:name` stands for a parameter. */
  readonly path: `/${string}`;
  /** Format of its body, where it has one. */
  readonly sends?: BodyType;
}

/** Declaration of one call of the API, for server, client, mocks and documentation; its address has the same name in `addresses.ts`. */
export interface EndpointDeclaration {
  readonly access: Access;
  /** What the administrator must be allowed, each of it; without it every administrator may make the call. */
  readonly right?: Need | readonly Need[];
  /** Answered also while the administrator's password is a generated one, which has to be changed before anything else. */
  readonly beforePasswordChange?: true;
  /** Answered also while the administrator has to set up a second factor before anything else. */
  readonly beforeTwoFactor?: true;
  /** Asked for at intervals by an open page: such requests do not keep a session from its idle expiry. */
  readonly background?: true;
  /** Answers carry an ETag; a request whose If-None-Match matches it gets 304. */
  readonly revalidated?: true;
  /** Answers with server-sent events where a request accepts only those. */
  readonly streamed?: true;
  readonly summary: string;
  readonly params?: GenericSchema<Record<string, string>, Record<string, unknown>>;
  readonly query?: GenericSchema<Record<string, string | undefined>, Record<string, unknown>>;
  /** The headers that the call reads, by their names in lower case. */
  readonly headers?: GenericSchema<Record<string, string | undefined>, Record<string, unknown>>;
  /** The body, in the format that the address has in `sends`. */
  readonly body?: GenericSchema;
  /** The field of a JSON body that a body of plain text or CSV fills, which is accepted as well. */
  readonly textField?: string;
  /** Bodies that the documentation shows, by what they are for. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Size limit of the body, where it differs from {@link defaultBodyBytes}. */
  readonly maxBytes?: number;
  /** Media type of a 2xx answer, where it is not JSON. */
  readonly answerType?: "application/pdf" | "image/webp";
  /** The body of a 2xx answer. */
  readonly answer: GenericSchema;
  /** Content types of an answer that is a file to be stored, in place of JSON; browsers open its address. */
  readonly file?: readonly string[];
  /** Error codes of the call, beside those that follow from its access, address, query and body. */
  readonly failures?: readonly ErrorCode[];
}

/** A call of the API with its address. */
export interface Endpoint extends Address, EndpointDeclaration {}

/** Declares a call and keeps its exact type; a member of another name, such as a right that is misspelt, does not compile. */
export const defineEndpoint = <const E extends EndpointDeclaration>(
  endpoint: E & Readonly<Record<Exclude<keyof E, keyof EndpointDeclaration>, never>>,
): E => endpoint;

/** The body of a call's 2xx answer. */
export type AnswerOf<E extends EndpointDeclaration> = InferOutput<E["answer"]>;

/** The parameters of a call's address, as the client passes them. */
export type ParamsOf<E extends EndpointDeclaration> = E["params"] extends GenericSchema
  ? InferInput<E["params"]>
  : undefined;

/** The query of a call, as the client passes it. */
export type QueryOf<E extends EndpointDeclaration> = E["query"] extends GenericSchema
  ? InferInput<E["query"]>
  : undefined;

/** The body of a call, as the client passes it. */
export type BodyOf<E extends EndpointDeclaration> = E["body"] extends GenericSchema
  ? InferInput<E["body"]>
  : undefined;

/** The path of a call with its parameters filled in and its query in alphabetical order. */
export function addressOf(
  endpoint: Pick<Address, "path">,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    // Commas between ids need no encoding in a path.
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
