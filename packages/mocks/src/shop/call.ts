import type { CallName } from "@shop/contract/addresses.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";

type Endpoints = typeof endpoints;

/** The body of a call's answer. */
export type Answer<N extends CallName> = AnswerOf<Endpoints[N]>;

/** A request that has been validated by the contract. */
export interface ReadCall<N extends CallName> extends InputOf<Endpoints[N]> {
  readonly request: Request;
}
