import { storedSettingsSchema } from "@shop/contract/settings/shop.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { useApi } from "../../api-context.tsx";
import type { RequestBody } from "../../call.ts";
import { fieldErrorsOf, noFieldErrors, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { noticesOf } from "../lists/list-state.ts";
import { useLinkedNames } from "../products/use-linked-names.ts";
import { useProductSearch } from "../products/use-product-search.ts";
import { changeSettingsMutation, previewHomeQuery, storeLogoMutation } from "./queries.ts";
import { useStoredSettings } from "./use-stored-settings.ts";
import { useTestMail } from "./use-test-mail.ts";
import type { SettingsView } from "./view.ts";

/** The input of {@link useSettingsModel}. */
export interface SettingsModelInput {
  readonly onNotice: Notify;
  /** Called after the server has stored the settings. */
  readonly onSaved: () => void;
}

/** The model of a section of the settings. */
export function useSettingsModel({ onNotice, onSaved }: SettingsModelInput): SettingsView {
  const api = useApi();
  const stored = useStoredSettings();
  const testMail = useTestMail();
  const change = useSingleMutation(changeSettingsMutation(api), noticesOf(onNotice, "saved", onSaved));
  const { error } = change;
  const logo = useMutation(storeLogoMutation(api));
  const [previewed, setPreviewed] = useState<RequestBody<"previewHome"> | null>(null);
  const preview = useQuery({
    ...previewHomeQuery(api, previewed ?? { sections: [], featured: [], reasons: [] }),
    enabled: previewed !== null,
  });
  const names = useLinkedNames();
  const productSearch = useProductSearch();
  const conflict = useMemo(() => conflictOf(error, storedSettingsSchema), [error]);
  return {
    ...stored,
    testMail,
    logo: {
      submission: toSubmission(logo, errorCodeOrMessage),
      onLogo: (file, onStored) => logo.mutate(file, { onSuccess: ({ logo: address }) => onStored(address) }),
    },
    change: {
      conflict,
      saved: change.data?.stored ?? null,
      errors: conflict ? noFieldErrors : fieldErrorsOf(error),
      submission:
        conflict && !change.isPending ? { status: "idle" } : toSubmission(change, errorCodeOrMessage),
      onSubmit: change.submit,
    },
    home: {
      ...names,
      productSearch,
      preview: previewed && toRemote(preview),
      onPreview: setPreviewed,
      onPreviewClose: () => setPreviewed(null),
    },
  };
}
