import { type ErrorCode, NO_ANSWER } from "@shop/contract/codes.ts";

const SERVER_ERROR = "Internal Server Error";

interface ApiErrorParts {
  readonly status: number;
  readonly message: string;
  readonly code?: ErrorCode | null;
  readonly errors?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** A call that failed; `message` is what the reader may be shown, or the key {@link NO_ANSWER}. */
export class ApiError extends Error {
  /** The HTTP status; 0 where no answer came, or none that could be read. */
  readonly status: number;
  /** Why the server refused, where it said so. */
  readonly code: ErrorCode | null;
  /** Reasons by field, as codes. */
  readonly errors: Readonly<Record<string, string>>;
  /** The whole answer, for calls whose refusal carries more (the lines of a cart whose price changed). */
  readonly body: unknown;

  constructor({ status, message, code = null, errors = {}, body, cause }: ApiErrorParts) {
    super(message, { cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.body = body;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};

// A code that this client does not know is harmless: whoever acts on codes compares them with known ones.
const isCode = (value: unknown): value is ErrorCode => typeof value === "string";

/** The error of a call that no answer came to, or none that could be read. */
export const noAnswer = (cause: unknown): ApiError => new ApiError({ status: 0, message: NO_ANSWER, cause });

/** The error of an answer: status 500 has a fixed text, any other the message that it carries. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const told = isRecord(body) ? body : {};
  const { message, code } = told;
  const text = typeof message === "string" && message ? message : NO_ANSWER;
  return new ApiError({
    status,
    message: status === 500 ? SERVER_ERROR : text,
    code: isCode(code) ? code : null,
    errors: textsOf(told["errors"]),
    body,
  });
}

/** True where trying again may help: no answer, or a fault of the server; never a refusal (4xx). */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** What an error says to the reader: its message or a message key. */
export const errorText = (error: unknown): string => (error instanceof ApiError ? error.message : NO_ANSWER);

/** A code that i18n has words for in both languages, else what {@link errorText} says. */
export const errorCodeOrText = (error: unknown): string =>
  (error instanceof ApiError && error.status !== 500 && error.code) || errorText(error);
