import type { PasskeysView } from "@shop/data/dash/admins/passkeys-view.ts";
import type { SessionsView } from "@shop/data/dash/admins/sessions-view.ts";
import type { TwoFactorView } from "@shop/data/dash/admins/two-factor-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { lazy, Suspense } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { SessionList } from "./session-list.tsx";
import type { TwoFactorCommand } from "./two-factor-dialog.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

// Forms and the QR code need libraries that the page does without.
const TwoFactorDialog = lazy(async () => ({
  default: (await import("./two-factor-dialog.tsx")).TwoFactorDialog,
}));

export interface SecurityScreenProps {
  /** The sessions of the signed-in administrator. */
  readonly sessions: SessionsView;
  /** The second factor of the signed-in administrator. */
  readonly twoFactor: TwoFactorView;
  /** The passkeys of the signed-in administrator. */
  readonly passkeys: PasskeysView;
  /** The command whose dialog is open; null for none. */
  readonly command: TwoFactorCommand | null;
  /** Called with the command whose dialog is to be opened; null to close it. */
  readonly onCommand: (command: TwoFactorCommand | null) => void;
}

/** How the signed-in administrator signs in: with a second factor or without, and where they are signed in now. */
export function SecurityScreen({ sessions, twoFactor, passkeys, command, onCommand }: SecurityScreenProps) {
  const texts = useMessages("dashSecurity");
  return (
    <>
      <DashHead title={texts.title} note={texts.note} />
      <div className="grid max-w-3xl gap-4">
        <TwoFactorSection twoFactor={twoFactor.twoFactor} onCommand={onCommand} />
        <PasskeySection {...passkeys} />
        <DashSection title={texts.sessions.title} note={texts.sessions.note}>
          <SessionList {...sessions} />
        </DashSection>
      </div>
      {command && (
        <Suspense>
          <TwoFactorDialog
            {...twoFactor}
            command={command}
            onClose={() => {
              onCommand(null);
              twoFactor.onClose();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
