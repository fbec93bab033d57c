import { noAnswer } from "./api-error.ts";
import type { ApiOptions, Call } from "./call.ts";

/** A {@link Call} whose code comes later. */
export interface LateCall {
  readonly call: Call;
  /** Begins to load the code where a call is likely. */
  readonly prepare: () => void;
}

/**
 * A way to call the API whose code is loaded with the first call: a page that comes with its data makes none. Code that does not
 * come counts as no answer, and the next call asks for it anew.
 */
export function createLateCall(options: ApiOptions): LateCall {
  let loading: Promise<Call> | undefined;
  const load = (): Promise<Call> => {
    loading ??= import("./call.ts").then(
      ({ createCall }) => createCall(options),
      (cause: unknown) => {
        loading = undefined;
        throw noAnswer(cause);
      },
    );
    return loading;
  };
  return {
    call: async (name, input) => (await load())(name, input),
    // The call meets the same failure and tells it.
    prepare: () => void load().catch(() => undefined),
  };
}
