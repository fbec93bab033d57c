import type { loginAdmin } from "@shop/contract/accounts/endpoints.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { Notify } from "@shop/domain/notices.ts";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, toFormState, toSubmission } from "../../remote.ts";
import { isConnectionError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import type { AdminLoginView } from "./login-view.ts";
import { loginByPasskeyMutation } from "./passkey-queries.ts";
import type { PasskeyDevice } from "./passkeys-view.ts";
import { asksForCode, loginAdminMutation } from "./session.ts";

/** The input of {@link useAdminLoginModel}. */
export interface AdminLoginModelInput {
  /** The passkeys of the browser; null where it has none. */
  readonly device: PasskeyDevice | null;
  readonly onNotice: Notify;
  /** Called with the response after a login: the caller stores the marker and navigates. */
  readonly onLoggedIn: (answer: AnswerOf<typeof loginAdmin>) => void;
}

/** The model of the administrator's login screen. */
export function useAdminLoginModel({ device, onNotice, onLoggedIn }: AdminLoginModelInput): AdminLoginView {
  const api = useApi();
  const get: PasskeyDevice["get"] = device?.get ?? (() => Promise.resolve(null));
  const byPasskey = useSingleMutation(loginByPasskeyMutation(api, { get }), {
    onSuccess: (answer) => {
      if (!answer) return;
      onNotice("adminLoggedIn");
      onLoggedIn(answer);
    },
  });
  const login = useSingleMutation(loginAdminMutation(api), {
    onSuccess: (answer) => {
      onNotice("adminLoggedIn");
      onLoggedIn(answer);
    },
    onError: (error) => {
      // The form says what to do about the code.
      if (asksForCode(error) || fieldErrorsOf(error)["code"] !== undefined) return;
      onNotice("adminLoginFailed");
      if (isConnectionError(error)) onNotice("adminNetworkError");
    },
  });
  return {
    ...toFormState(login),
    onSubmit: login.submit,
    passkey: device && { submission: toSubmission(byPasskey), onSubmit: () => byPasskey.submit() },
    onInvalid: () => onNotice("adminBadEmail"),
  };
}
