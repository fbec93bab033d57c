import { usePasskeysModel } from "@shop/data/dash/admins/use-passkeys-model.ts";
import { useSessionsModel } from "@shop/data/dash/admins/use-sessions-model.ts";
import { useTwoFactorModel } from "@shop/data/dash/admins/use-two-factor-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SecurityScreen, type SecurityScreenProps } from "@shop/screens/dash/admins/security-screen.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useState } from "react";

import { PageHead } from "../../head/page-head.tsx";
import { passkeyDevice } from "./passkey-device.ts";

/** How the signed-in administrator signs in. */
export function DashSecurityPage() {
  const { title } = useMessages("dashSecurity");
  const notify = useNotify();
  const [command, setCommand] = useState<SecurityScreenProps["command"]>(null);
  return (
    <>
      <PageHead title={title} description={title} />
      <SecurityScreen
        sessions={useSessionsModel(null, notify)}
        passkeys={usePasskeysModel(passkeyDevice, notify)}
        twoFactor={useTwoFactorModel(notify, () => setCommand(null))}
        command={command}
        onCommand={setCommand}
      />
    </>
  );
}
