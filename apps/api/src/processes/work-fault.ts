/**
 * Why a task of a child process has no result: too many wait, it took too long, the process ended by itself (as it does where its memory
 * does not suffice), it was stopped, or the task threw.
 */
export type WorkFault = "busy" | "slow" | "ended" | "stopped" | "failed";

/** A task of a child process that has no result. */
export class WorkError extends Error {
  override readonly name = "WorkError";
  readonly fault: WorkFault;
  /** The code of the error that the task threw: ENOSPC on a full disk. */
  readonly code: string | undefined;

  constructor(fault: WorkFault, code?: string) {
    super(`A task of a child process has no result: ${fault}.`);
    this.fault = fault;
    this.code = code;
  }
}
