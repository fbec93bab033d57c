import type { AnswerOf, Endpoint } from "@shop/contract/endpoint.ts";
import * as v from "valibot";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The paths of members that an answer has and its schema, which strips what it does not know, leaves out. */
function undeclared(body: unknown, read: unknown, path = ""): string[] {
  if (!isObject(body) || !isObject(read)) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    key in read ? undeclared(value, read[key], `${path}.${key}`) : [`${path}.${key}`],
  );
}

/** Reads the answer of an endpoint by the contract; throws where it has a member that the contract does not declare. */
export function readAnswer<E extends Endpoint>(endpoint: E, body: unknown): AnswerOf<E> {
  const answer = v.parse(endpoint.answer, body);
  const extra = undeclared(body, answer);
  if (extra.length > 0) throw new Error(`${endpoint.path} does not declare ${extra.join(", ")}.`);
  return answer;
}
