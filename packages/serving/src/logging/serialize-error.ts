import { stdSerializers } from "pino";

import { isFailedQuery } from "../failed-query.ts";

/** Characters of a failed query's SQL that are logged. */
const MAX_SQL = 200;

/** Fields of a PostgreSQL error that name parts of the schema; its detail and hint may quote values. */
const schemaFields = ["code", "schema", "table", "column", "constraint", "routine"] as const;

/** Class of PostgreSQL errors about values, whose messages quote them: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATA_EXCEPTION = /^22/;

function findQueryError(error: unknown) {
  for (let current = error; current instanceof Error; current = current.cause)
    if (isFailedQuery(current)) return current;
  return undefined;
}

const textOf = (source: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(source, name);
  return typeof value === "string" ? value : undefined;
};

/** The frames of a stack, without the message before them. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * Serializes an error for the log. A failed query is logged by the start of its SQL, whose values are placeholders, and by what the
 * database names of its schema: never with parameters, which hold personal data and password hashes.
 */
export function serializeError(error: unknown): unknown {
  const failed = findQueryError(error);
  if (!failed || !(error instanceof Error)) return error instanceof Error ? stdSerializers.err(error) : error;
  const { cause, query } = failed;
  const sql = query.replaceAll(/\s+/g, " ");
  const code = cause && textOf(cause, "code");
  return {
    type: error.name,
    message: cause && !(code && DATA_EXCEPTION.test(code)) ? cause.message : "Failed query",
    query: sql.length > MAX_SQL ? `${sql.slice(0, MAX_SQL)}…` : sql,
    ...(cause && Object.fromEntries(schemaFields.map((name) => [name, textOf(cause, name)]))),
    stack: framesOf(error),
  };
}
