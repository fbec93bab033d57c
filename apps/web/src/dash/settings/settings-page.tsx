import { useStoredSettings } from "@shop/data/dash/settings/use-stored-settings.ts";
import {
  isSettingsSection,
  type SettingsSectionName,
  settingsPage,
} from "@shop/domain/site/settings-sections.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SettingsScreen } from "@shop/screens/dash/settings/settings-screen.tsx";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useSite } from "../../site-context.ts";
import { SettingsHistoryPlace } from "./settings-history-place.tsx";

/** The section to which the hash of an earlier address leads, from when all settings were one page. */
function sectionOfHash(hash: string): SettingsSectionName | null {
  const name = hash.replace(/^#settings-/, "");
  if (name === "contact") return "shop";
  return isSettingsSection(name) ? name : null;
}

/** The sections of the settings, for the shop's owner. */
export function DashSettingsPage() {
  const { title } = useMessages("dashSettings");
  const section = sectionOfHash(useLocation().hash);
  const [, setParams] = useSearchParams();
  const model = useStoredSettings();
  const { origin } = useSite();
  if (section) return <Navigate replace to={settingsPage(section)} />;
  return (
    <>
      <PageHead title={title} description={title} />
      <SettingsScreen
        {...model}
        origin={origin}
        onHistory={() => setParams({ history: "" }, { preventScrollReset: true })}
      />
      <SettingsHistoryPlace />
    </>
  );
}
