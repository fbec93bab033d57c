import type { TwoFactor } from "@shop/contract/admins/two-factor.ts";
import type { Remote } from "@shop/data/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import type { TwoFactorCommand } from "./two-factor-dialog.tsx";

export interface TwoFactorSectionProps {
  /** Whether logins ask for a second factor. */
  readonly twoFactor: Remote<TwoFactor>;
  /** Opens the dialog of a command. */
  readonly onCommand: (command: TwoFactorCommand) => void;
}

/** The second factor of the signed-in administrator: on or off, the recovery codes that are left, and its commands. */
export function TwoFactorSection({ twoFactor, onCommand }: TwoFactorSectionProps) {
  const { twoFactor: texts } = useMessages("dashSecurity");
  const { locale } = useLocale();
  return (
    <DashSection title={texts.title}>
      <RemoteView
        remote={twoFactor}
        failed={texts.failed}
        skeleton={<Skeleton className="h-24 rounded-md" />}
      >
        {({ since, recovery_codes: left, required }) => (
          <div className="grid gap-3">
            {required && since === null && (
              <p className="bg-caution-soft rounded-md px-3 py-2">{texts.setUpFirst}</p>
            )}
            <p className="flex flex-wrap items-center gap-x-2">
              <Badge tone={since === null ? "neutral" : "positive"}>
                {since === null ? texts.off : texts.on}
              </Badge>
              {since !== null && (
                <span className="text-muted text-sm">
                  {fill(texts.since, { day: formatDay(since, locale) })} ·{" "}
                  {plural(locale, left, texts.codesLeft)}
                </span>
              )}
            </p>
            <p className="text-muted text-sm">{texts.text}</p>
            {since === null ? (
              <Button variant="signal" className="justify-self-start" onClick={() => onCommand("start")}>
                {texts.start}
              </Button>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => onCommand("renewal")}>{texts.renewal}</Button>
                {required ? (
                  <p className="text-muted self-center text-sm">{texts.requiredOfAll}</p>
                ) : (
                  <Button variant="danger" onClick={() => onCommand("end")}>
                    {texts.end}
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </RemoteView>
    </DashSection>
  );
}
