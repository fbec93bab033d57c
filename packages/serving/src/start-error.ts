/** Reasons why the shop cannot start. */
export type StartErrorCode =
  | "bad_setting"
  | "port_busy"
  | "port_forbidden"
  | "data_directory_owned"
  | "data_directory_unwritable"
  | "database_unreachable"
  | "database_newer"
  | "no_shop"
  | "media_unreachable";

/** A reason not to start that the operator can fix; the message is one line to print as it is. */
export class StartError extends Error {
  override readonly name = "StartError";
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
