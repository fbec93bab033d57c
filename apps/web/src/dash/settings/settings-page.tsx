import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { SettingsScreen } from "@shop/screens/dash/settings/settings-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { lazy, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { formDraft } from "../form-drafts.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";

/** Loaded once it is opened. */
const SettingsHistory = lazy(async () => ({
  default: (await import("./settings-history.tsx")).SettingsHistory,
}));

/** The settings of the shop, for its owner. */
export function DashSettingsPage() {
  const { title } = useMessages("dashSettings");
  const [params, setParams] = useSearchParams();
  const draft = useMemo(() => formDraft("settings"), []);
  const guard = useLeaveGuard();
  const model = useSettingsModel({
    onNotice: useNotify(),
    onSaved: () => {
      draft.clear();
      guard.release();
    },
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <SettingsScreen
        {...model}
        draft={draft}
        onDirty={guard.onDirty}
        onHistory={() => setParams({ history: "" }, { preventScrollReset: true })}
      />
      {params.has("history") && (
        <Suspense>
          <SettingsHistory onClose={() => setParams({}, { replace: true, preventScrollReset: true })} />
        </Suspense>
      )}
      <UnsavedDialog
        open={guard.asking}
        onStay={guard.onStay}
        onDiscard={() => {
          draft.clear();
          guard.onDiscard();
        }}
      />
    </>
  );
}
