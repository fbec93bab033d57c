import { useHistoryModel } from "@shop/data/dash/history/use-history-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { HistoryDialog, type HistoryDialogProps } from "@shop/screens/dash/history/history-dialog.tsx";
import { useSettingName } from "@shop/screens/dash/settings/setting-name.ts";

/** Id of the settings in the change history. */
const SETTINGS_ID = 1;

/** The change history of the settings; it is open while mounted. */
export function SettingsHistory({ onClose }: Pick<HistoryDialogProps, "onClose">) {
  const { title } = useMessages("dashSettings");
  const model = useHistoryModel({ entity: "settings", id: SETTINGS_ID });
  return <HistoryDialog {...model} name={title} fieldName={useSettingName()} onClose={onClose} />;
}
