import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import type { Remote } from "@shop/data/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { settingsPage, settingsSectionNames } from "@shop/domain/site/settings-sections.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import History from "lucide-react/icons/history";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { Allowed } from "../shared/rights.tsx";
import { ProgramAddresses } from "./fields/program-addresses.tsx";
import { LastChange } from "./last-change.tsx";
import { useSectionSummary } from "./section-summary.ts";

export interface SettingsScreenProps {
  /** The settings as they are stored. */
  readonly stored: Remote<StoredSettings>;
  /** Whether the administrator may not read the settings. */
  readonly isForbidden: boolean;
  /** The origin of the shop's own addresses. */
  readonly origin: string;
  /** Opens the change history. */
  readonly onHistory: () => void;
}

interface SettingsPlaceProps {
  /** Its address. */
  readonly href: string;
  /** Its name. */
  readonly title: string;
  /** What is set there. */
  readonly text: string;
}

/** A row that leads to a page of the settings. */
function SettingsPlace({ href, title, text }: SettingsPlaceProps) {
  return (
    <li>
      <Link href={href} className="hover:bg-sunken flex min-h-16 items-center gap-3 rounded-md px-4 py-2.5">
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="text-muted line-clamp-2 text-sm wrap-anywhere">{text}</span>
        </span>
        <ChevronRight aria-hidden className="text-muted size-5 shrink-0 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

/** The sections of the settings, each with what is set in it. */
export function SettingsScreen({ stored, isForbidden, origin, onHistory }: SettingsScreenProps) {
  const texts = useMessages("dashSettings");
  const { settingsSections: titles } = useMessages("dashShell");
  const summaryOf = useSectionSummary();
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
      <RemoteView remote={stored} failed={texts.failed} skeleton={<Skeleton className="h-160" />}>
        {(data) => (
          <>
            <LastChange {...data} />
            <ul className="border-line bg-surface divide-line divide-y rounded-md border">
              {settingsSectionNames.map((section) => (
                <SettingsPlace
                  key={section}
                  href={settingsPage(section)}
                  title={titles[section]}
                  text={summaryOf(section, data.settings)}
                />
              ))}
              <Allowed need="owner">
                <SettingsPlace
                  href={dashPages.backups.path}
                  title={texts.backups.title}
                  text={texts.backups.text}
                />
                <SettingsPlace
                  href={dashPages.demonstration.path}
                  title={texts.demonstration.title}
                  text={texts.demonstration.text}
                />
              </Allowed>
            </ul>
            <ProgramAddresses origin={origin} />
          </>
        )}
      </RemoteView>
    </div>
  );
}
