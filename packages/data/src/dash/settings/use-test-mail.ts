import { useApi } from "../../api-context.tsx";
import { toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { sendTestMailMutation } from "../mails/queries.ts";
import type { TestMailState, TestMailView } from "./view.ts";

/** The test mail to the signed-in owner. */
export function useTestMail(): TestMailView {
  const sending = useSingleMutation(sendTestMailMutation(useApi()));
  const stateOf = (): TestMailState => {
    if (!sending.data) return toSubmission(sending, errorCodeOrMessage);
    const { result, address, reply } = sending.data;
    return result === "refused"
      ? { status: "refused", address, reply: reply ?? "" }
      : { status: result, address };
  };
  return { state: stateOf(), onSend: () => sending.submit() };
}
