import type { CallName } from "@shop/contract/addresses.ts";
import { ApiError, type ApiErrorDetails } from "@shop/contract/api-error.ts";
import type { ErrorCode } from "@shop/contract/codes.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { refusals } from "@shop/contract/refusals.ts";
import { delay, http, type HttpHandler, HttpResponse } from "msw";
import * as v from "valibot";

import type { Answer } from "./shop/call.ts";
import { matchCall } from "./shop/match-call.ts";

/** Which requests of a call an override handles; all unless given. */
interface OverrideOptions {
  /** Handles only the next request. */
  readonly once?: boolean;
  /** Handles only requests with a matching URL. */
  readonly when?: (url: URL) => boolean;
}

/** Body and reach of a failing answer. */
interface FailureOptions extends OverrideOptions, Omit<ApiErrorDetails, "headers"> {
  readonly code?: ErrorCode;
}

/** Handlers that override one call of the API: `msw.use(mock("listProducts").failing(500))`. */
export interface MockEndpoint<N extends CallName> {
  /** Answers with a body; throws at once where the contract does not allow it. */
  readonly ok: (answer: Answer<N>, options?: OverrideOptions) => HttpHandler;
  /** Answers with an error status. */
  readonly failing: (status: number, options?: FailureOptions) => HttpHandler;
  /** Breaks the connection. */
  readonly networkError: (options?: OverrideOptions) => HttpHandler;
  /** Delays the usual answer by `ms` milliseconds. */
  readonly slow: (ms: number, options?: OverrideOptions) => HttpHandler;
  /** Never answers. */
  readonly never: (options?: OverrideOptions) => HttpHandler;
}

const isCode = (code: string): code is ErrorCode => code in refusals;

const codeOf = (status: number): ErrorCode =>
  Object.keys(refusals)
    .filter(isCode)
    .find((code) => refusals[code].status === status) ?? (status >= 500 ? "unavailable" : "invalid");

/** Calls whose answers mocks delay or never give, by method and address. */
const held = new Set<string>();

const callOf = ({ method, url }: Request): string => `${method} ${url}`;

/** Whether a mock holds the answer to a request back on purpose. */
export const isHeld = (request: Request): boolean => held.has(callOf(request));

/** Forgets which requests were held back: the next story may answer them. */
export const forgetHeld = (): void => held.clear();

/** The overrides of one call. */
export function mock<N extends CallName>(name: N): MockEndpoint<N> {
  const on = (
    resolve: (request: Request) => Response | Promise<Response | undefined>,
    { once = false, when = () => true }: OverrideOptions = {},
  ): HttpHandler =>
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        const matched = matchCall(request.method, url);
        return matched?.name === name && when(url);
      },
      ({ request }) => resolve(request),
      { once },
    );

  const hold = (ms: number | "infinite", options?: OverrideOptions): HttpHandler =>
    on(async (request) => {
      held.add(callOf(request));
      await delay(ms);
      held.delete(callOf(request));
      // MSW passes the request on to the next handler.
      return undefined;
    }, options);

  return {
    ok: (answer, options) => {
      const body = v.parse(endpoints[name].answer, answer);
      return on(() => Response.json(body), options);
    },
    failing: (status, { code = codeOf(status), once = false, when = () => true, ...details } = {}) => {
      const { body } = new ApiError(code, details);
      return on(() => Response.json(body, { status }), { once, when });
    },
    networkError: (options) => on(() => HttpResponse.error(), options),
    slow: hold,
    never: (options) => hold("infinite", options),
  };
}
