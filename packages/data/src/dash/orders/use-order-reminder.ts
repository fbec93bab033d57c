import { useApi } from "../../api-context.tsx";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { remindBuyerMutation } from "./queries.ts";
import type { OrderReminderView, ReminderOutcome } from "./view.ts";

/** Reminds buyers, one at a time. */
export function useOrderReminder(onReminded: (outcome: ReminderOutcome) => void): OrderReminderView {
  const reminder = useSingleMutation(remindBuyerMutation(useApi()), {
    onSuccess: ({ status }) => onReminded({ sent: status, error: null }),
    onError: (error) => onReminded({ sent: false, error: errorCodeOrMessage(error) }),
  });
  return {
    reminding: reminder.isPending ? reminder.variables : null,
    onRemind: reminder.submit,
  };
}
