import { type ErrorCode, NO_ANSWER } from "@shop/contract/codes.ts";
import { isRefusedLine, type RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";

import type { FieldErrors } from "./view.ts";

/** No refused lines; one object, so that a form shows nothing anew. */
export const noRefusedLines: readonly RefusedLine[] = [];

const SERVER_ERROR = "Internal Server Error";

interface RequestErrorInit {
  readonly status: number;
  readonly message: string;
  readonly code?: ErrorCode | null;
  readonly errors?: FieldErrors;
  readonly lines?: readonly RefusedLine[];
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** A failed API request; `message` is a text for the reader, or the message key {@link NO_ANSWER}. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  /** The HTTP status; 0 without a readable response. */
  readonly status: number;
  /** The error code of the response, where it has one. */
  readonly code: ErrorCode | null;
  /** Error codes by field. */
  readonly errors: FieldErrors;
  /** Lines of a cart or an order that were refused. */
  readonly lines: readonly RefusedLine[];
  /** The response's body. */
  readonly body: unknown;

  constructor({
    status,
    message,
    code = null,
    errors = {},
    lines = noRefusedLines,
    body,
    cause,
  }: RequestErrorInit) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.lines = lines;
    this.body = body;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const stringEntries = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};

// A code that this client does not know is harmless: codes are only compared with known ones.
const isCode = (value: unknown): value is ErrorCode => typeof value === "string";

/** The error of a request without a readable response. */
export const connectionError = (cause: unknown): RequestError =>
  new RequestError({ status: 0, message: NO_ANSWER, cause });

/** The error of an HTTP response: status 500 has a fixed message, any other status the response's own. */
export function responseError(status: number, body: unknown): RequestError {
  const { message, code, errors, lines } = isRecord(body) ? body : {};
  const text = typeof message === "string" && message ? message : NO_ANSWER;
  return new RequestError({
    status,
    message: status === 500 ? SERVER_ERROR : text,
    code: isCode(code) ? code : null,
    errors: stringEntries(errors),
    lines: Array.isArray(lines) ? lines.filter(isRefusedLine) : noRefusedLines,
    body,
  });
}

/** Whether a retry may succeed: after connection errors and server errors (5xx), never after client errors (4xx). */
export const isRetryable = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);

/** Whether a request got no readable response. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 0;

/** Whether the server rejected a request because it has no valid session (status 401). */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 401;

/** The message of an error, or a message key. */
export const errorMessage = (error: unknown): string =>
  error instanceof RequestError ? error.message : NO_ANSWER;

/** An error's code, which i18n words in both languages, else its message. */
export const errorCodeOrMessage = (error: unknown): string =>
  (error instanceof RequestError && error.status !== 500 && error.code) || errorMessage(error);
