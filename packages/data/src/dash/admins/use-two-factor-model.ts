import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import {
  confirmTwoFactorMutation,
  endTwoFactorMutation,
  renewCodesMutation,
  startTwoFactorMutation,
  twoFactorQuery,
} from "./two-factor-queries.ts";
import type { AppSecret, TwoFactorView } from "./two-factor-view.ts";

/** The model of the second factor of the signed-in administrator; `onEnded` is called once it is switched off. */
export function useTwoFactorModel(onNotice: Notify, onEnded: () => void): TwoFactorView {
  const api = useApi();
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = ({ recovery_codes: made }: { readonly recovery_codes: readonly string[] }) => {
    setSecret(null);
    setCodes(made);
  };
  const start = useSingleMutation(startTwoFactorMutation(api), {
    onSuccess: (answer) => setSecret({ secret: answer.secret, address: answer.address }),
  });
  const confirmation = useSingleMutation(confirmTwoFactorMutation(api), { onSuccess: show });
  const renewal = useSingleMutation(renewCodesMutation(api), { onSuccess: show });
  const end = useSingleMutation(endTwoFactorMutation(api), {
    onSuccess: () => {
      onNotice("saved");
      onEnded();
    },
  });
  return {
    twoFactor: toRemote(useQuery(twoFactorQuery(api))),
    start: { ...toFormState(start), onSubmit: start.submit },
    secret,
    confirmation: { ...toFormState(confirmation), onSubmit: confirmation.submit },
    renewal: { ...toFormState(renewal), onSubmit: renewal.submit },
    end: { ...toFormState(end), onSubmit: end.submit },
    codes,
    onClose: () => {
      setSecret(null);
      setCodes(null);
      for (const step of [start, confirmation, renewal, end]) step.reset();
    },
  };
}
