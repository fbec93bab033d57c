import pino, { type DestinationStream, type Logger, type LevelWithSilent } from "pino";

import { serializeError } from "./serialize-error.ts";

/** Creates the logger of a process: JSON lines, on standard output by default, without values of failed queries. */
export const createLogger = (level: LevelWithSilent, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, destination ?? pino.destination(1));
