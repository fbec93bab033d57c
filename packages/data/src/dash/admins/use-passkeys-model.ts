import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote, toSubmission } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { addPasskeyMutation, passkeysQuery, removePasskeyMutation } from "./passkey-queries.ts";
import type { PasskeyDevice, PasskeysView } from "./passkeys-view.ts";

/** The model of the passkeys of the signed-in administrator; `device` is null where the browser has none. */
export function usePasskeysModel(device: PasskeyDevice | null, onNotice: Notify): PasskeysView {
  const api = useApi();
  const [isAdding, setAdding] = useState(false);
  const create: PasskeyDevice["create"] = device?.create ?? (() => Promise.resolve(null));
  const add = useSingleMutation(addPasskeyMutation(api, { create }), {
    onSuccess: (answer) => {
      if (!answer) return;
      setAdding(false);
      onNotice("saved");
    },
  });
  const remove = useSingleMutation(removePasskeyMutation(api));
  return {
    passkeys: toRemote(useQuery(passkeysQuery(api))),
    isSupported: device !== null,
    isAdding,
    onAdding: (next) => {
      setAdding(next);
      add.reset();
    },
    adding: { ...toFormState(add), onSubmit: add.submit },
    removing: toSubmission(remove),
    onRemove: remove.submit,
  };
}
