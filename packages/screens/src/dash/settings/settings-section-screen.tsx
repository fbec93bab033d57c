import type { SettingsView } from "@shop/data/dash/settings/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import type { SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import History from "lucide-react/icons/history";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { LastChange } from "./last-change.tsx";
import { SettingsForm } from "./settings-form.tsx";

export interface SettingsSectionScreenProps extends SettingsView {
  /** The section that is shown. */
  readonly section: SettingsSectionName;
  /** Keeps what is entered over a reload or a new login; the same object between renders. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (dirty: boolean) => void;
  /** Opens the change history. */
  readonly onHistory: () => void;
}

const skeleton = (
  <div className="grid gap-5">
    {["h-80", "h-48"].map((height) => (
      <Skeleton key={height} className={height} />
    ))}
  </div>
);

/** A section of the settings of the shop, for its owner. */
export function SettingsSectionScreen({
  section,
  stored,
  isForbidden,
  change,
  home,
  testMail,
  logo,
  draft,
  onDirty,
  onHistory,
}: SettingsSectionScreenProps) {
  const texts = useMessages("dashSettings");
  const { settingsSections } = useMessages("dashShell");
  if (isForbidden) {
    return <EmptyState heading="h1" title={texts.ownerOnly.title} text={texts.ownerOnly.text} />;
  }
  return (
    <div className="mx-auto max-w-4xl">
      <TextLink
        href={dashPages.settings.path}
        className="text-muted mb-1 inline-flex min-h-11 items-center gap-1 text-sm sm:min-h-9"
      >
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {texts.title}
      </TextLink>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <DashHead title={settingsSections[section]} note={texts[section].hint} />
        <Button onClick={onHistory}>
          <History aria-hidden className="size-5" />
          {texts.history}
        </Button>
      </div>
      <RemoteView remote={stored} failed={texts.failed} skeleton={skeleton}>
        {(data) => (
          <>
            <LastChange {...data} />
            <SettingsForm
              key={section}
              stored={data}
              {...{ section, change, home, testMail, logo, draft, onDirty }}
            />
          </>
        )}
      </RemoteView>
    </div>
  );
}
