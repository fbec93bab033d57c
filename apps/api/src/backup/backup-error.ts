/** Why a backup, a restore or a move did not happen; the message is one line to print as it is. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
