import type { SessionsView } from "@shop/data/dash/admins/sessions-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { OrderSection } from "../orders/order-section.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import { SessionList } from "./session-list.tsx";

/** Props of {@link SecurityScreen}. */
export interface SecurityScreenProps {
  /** The sessions of the signed-in administrator. */
  readonly sessions: SessionsView;
}

/** How the signed-in administrator signs in: where they are signed in now. */
export function SecurityScreen({ sessions }: SecurityScreenProps) {
  const texts = useMessages("dashSecurity");
  return (
    <>
      <DashHead title={texts.title} note={texts.note} />
      <div className="grid max-w-3xl gap-4">
        <OrderSection title={texts.sessions.title} note={texts.sessions.note}>
          <SessionList {...sessions} />
        </OrderSection>
      </div>
    </>
  );
}
