import type { OverviewView } from "@shop/data/dash/overview/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { settingsPage } from "@shop/domain/site/settings-sections.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { FirstStepsReturn, FirstStepsSection } from "../first-steps/first-steps-section.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { MailNotice } from "../shared/mail-notice.tsx";
import { Allowed } from "../shared/rights.tsx";
import { AttentionSection } from "./attention-section.tsx";
import { BestSellers } from "./best-sellers.tsx";
import { DaySection } from "./day-section.tsx";
import { LowStock } from "./low-stock.tsx";
import { overviewGrid } from "./overview-layout.ts";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { SalesSection } from "./sales-section.tsx";
import { SearchesSection } from "./searches-section.tsx";
import { ToConfirmSection } from "./to-confirm-section.tsx";

/** The dashboard's first page: what awaits the administrators, and the sales of the last 30 days. */
export function DashHomeScreen({ overview, ...firstSteps }: OverviewView) {
  const {
    shell: { homeTitle },
    noMailServer,
  } = useMessages("dashShell");
  const texts = useMessages("dashOverview");
  return (
    <>
      <DashHead title={homeTitle} />
      <RemoteView
        remote={overview}
        skeleton={<OverviewSkeleton />}
        loading={texts.loading}
        failed={texts.failed}
      >
        {({
          has_orders,
          to_confirm,
          day,
          sales,
          best_sellers,
          low_stock,
          missing,
          mails,
          backup,
          search_misses,
        }) => (
          <>
            <FirstStepsSection {...firstSteps} />
            {mails && !mails.has_server && (
              <MailNotice text={noMailServer}>
                <TextLink
                  href={dashPages.mails.path}
                  className="inline-flex min-h-9 items-center text-sm max-sm:min-h-11"
                >
                  {texts.attention.allMails}
                </TextLink>
              </MailNotice>
            )}
            {mails && mails.demonstration_address !== null && (
              <MailNotice text={fill(texts.demonstrationAddress, { address: mails.demonstration_address })}>
                <Allowed need="settings">
                  <TextLink
                    href={settingsPage("shop")}
                    className="inline-flex min-h-9 items-center text-sm max-sm:min-h-11"
                  >
                    {texts.setAddress}
                  </TextLink>
                </Allowed>
              </MailNotice>
            )}
            <div className={overviewGrid}>
              {day && <DaySection day={day} sales={sales} />}
              {to_confirm && <ToConfirmSection {...to_confirm} />}
              {sales && <SalesSection sales={sales} hasOrders={has_orders} />}
              <AttentionSection missing={missing} mails={mails} backup={backup} />
              {best_sellers && <BestSellers products={best_sellers} />}
              <LowStock {...low_stock} />
              {search_misses && <SearchesSection {...search_misses} />}
            </div>
          </>
        )}
      </RemoteView>
      <FirstStepsReturn {...firstSteps} />
    </>
  );
}
