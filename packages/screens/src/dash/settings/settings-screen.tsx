import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import type { SettingsView } from "@shop/data/dash/settings/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import History from "lucide-react/icons/history";

import { RemoteView } from "../../parts/remote-view.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** Props of {@link SettingsScreen}. */
export interface SettingsScreenProps extends SettingsView {
  /** Keeps what is entered over a reload or a new login; the same object between renders. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (dirty: boolean) => void;
  /** Opens the change history. */
  readonly onHistory: () => void;
}

const skeleton = (
  <div className="grid gap-5">
    {["h-80", "h-48", "h-96"].map((height) => (
      <Skeleton key={height} className={height} />
    ))}
  </div>
);

function LastChange({ changed_at: at, changed_by: by }: StoredSettings) {
  const texts = useMessages("dashSettings");
  const { locale } = useLocale();
  if (at === null || by === null) return null;
  return (
    <p className="text-muted mb-4 text-sm wrap-anywhere">
      {fill(texts.changed, { who: by, day: formatDay(at, locale), time: formatTime(at, locale) })}
    </p>
  );
}

/** The settings of the shop, for its owner. */
export function SettingsScreen({
  stored,
  isForbidden,
  change,
  home,
  draft,
  onDirty,
  onHistory,
}: SettingsScreenProps) {
  const texts = useMessages("dashSettings");
  if (isForbidden) {
    return <EmptyState heading="h1" title={texts.ownerOnly.title} text={texts.ownerOnly.text} />;
  }
  return (
    <div className="mx-auto max-w-4xl">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <DashHead title={texts.title} note={texts.note} />
        <Button onClick={onHistory}>
          <History aria-hidden className="size-5" />
          {texts.history}
        </Button>
      </div>
      <RemoteView remote={stored} failed={texts.failed} skeleton={skeleton}>
        {(data) => (
          <>
            <LastChange {...data} />
            <SettingsForm stored={data} {...{ change, home, draft, onDirty }} />
          </>
        )}
      </RemoteView>
    </div>
  );
}
