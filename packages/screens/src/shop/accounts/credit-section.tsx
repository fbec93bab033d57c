import type { CreditView } from "@shop/data/shop/accounts/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { CreditMovements } from "../../shared/sums/credit-movements.tsx";
import { accountCard } from "./account-section.tsx";

export type CreditSectionProps = CreditView;

/** What the shop owes the account; nothing where it never owed anything, and until that is known. */
export function CreditSection({ credit }: CreditSectionProps) {
  const { credit: texts } = useMessages("account");
  if (credit.status === "loading") return null;
  if (credit.status === "ready" && credit.data.movements.length === 0) return null;
  return (
    <section className={accountCard}>
      <div>
        <h2 className="text-lg font-bold">{texts.title}</h2>
        <p className="text-muted mt-1 text-sm">{texts.hint}</p>
      </div>
      <RemoteView remote={credit} skeleton={null}>
        {(data) => (
          <div className="grid gap-2">
            <CreditMovements credit={data} label={texts.balance} movement={texts.movement} />
          </div>
        )}
      </RemoteView>
    </section>
  );
}
