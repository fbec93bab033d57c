import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { isSettingsSection, type SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SettingsSectionScreen } from "@shop/screens/dash/settings/settings-section-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/shared/form/unsaved-dialog.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { formDraft } from "../form-drafts.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { SettingsHistoryPlace } from "./settings-history-place.tsx";

function SettingsSection({ section }: { readonly section: SettingsSectionName }) {
  const title = useMessages("dashShell").settingsSections[section];
  const [, setParams] = useSearchParams();
  const draft = useMemo(() => formDraft(`settings-${section}`), [section]);
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
      <SettingsSectionScreen
        {...model}
        section={section}
        draft={draft}
        onDirty={guard.onDirty}
        onHistory={() => setParams({ history: "" }, { preventScrollReset: true })}
      />
      <SettingsHistoryPlace />
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

/** A section of the settings, for the shop's owner. */
export function DashSettingsSectionPage() {
  const { section = "" } = useParams();
  return isSettingsSection(section) ? (
    <SettingsSection key={section} section={section} />
  ) : (
    <DashNotFoundPage />
  );
}
