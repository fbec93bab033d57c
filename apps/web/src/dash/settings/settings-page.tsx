import { useHistoryModel } from "@shop/data/dash/history/use-history-model.ts";
import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { HistoryDialog } from "@shop/screens/dash/history/history-dialog.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { useSettingName } from "@shop/screens/dash/settings/setting-name.ts";
import { SettingsScreen } from "@shop/screens/dash/settings/settings-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { formDraft } from "../form-drafts.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";

/** Id of the settings in the change history. */
const SETTINGS_ID = 1;

function SettingsHistory({ onClose }: { readonly onClose: () => void }) {
  const { title } = useMessages("dashSettings");
  const model = useHistoryModel({ entity: "settings", id: SETTINGS_ID });
  return <HistoryDialog {...model} name={title} fieldName={useSettingName()} onClose={onClose} />;
}

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
        <SettingsHistory onClose={() => setParams({}, { replace: true, preventScrollReset: true })} />
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
