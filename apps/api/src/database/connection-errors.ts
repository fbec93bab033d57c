/**
 * SQLSTATE classes and system errors of an unreachable database, one that terminates its sessions or statements, or one that lacks
 * resources; system errors of a full disk.
 */
const CODES = /^(?:08|57P|57014|53|58|25P03)|^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOSPC|DQUOT)$/;

/** Messages of pg and its pool, which carry no code, for a lost or unavailable connection; those of a database whose files cannot be opened. */
const MESSAGES =
  /^(?:could not [^"]* file "|Connection terminated|Client (?:has encountered a connection error|was closed)|Query read timeout|timeout e(?:xceeded|xpired)|Cannot use a pool after calling end)/;

/**
 * True for an error whose cause, at any depth, is a lost database connection, or a database that cannot use its files, or a full disk, and
 * not a faulty query.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return CODES.test(code) || MESSAGES.test(error.message) || isConnectionError(error.cause);
}
