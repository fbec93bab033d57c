import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import type { AdminPasswordView } from "./login-view.ts";
import { changeAdminPasswordMutation } from "./session.ts";

/** The model of the dialog that changes an administrator's own password; calls `onChanged` once the server has stored it. */
export function useAdminPasswordModel(onChanged: () => void): AdminPasswordView {
  const change = useSingleMutation(changeAdminPasswordMutation(useApi()), { onSuccess: onChanged });
  return {
    ...toFormState(change),
    onSubmit: change.submit,
  };
}
