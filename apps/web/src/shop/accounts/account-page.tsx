import { useAccountModel, type AccountModelInput } from "@shop/data/shop/accounts/use-account-model.ts";
import { useAddressesModel } from "@shop/data/shop/accounts/use-addresses-model.ts";
import { useCreditModel } from "@shop/data/shop/accounts/use-credit-model.ts";
import { useKeptModel } from "@shop/data/shop/accounts/use-kept-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { AccountPanel } from "@shop/screens/shop/accounts/account-panel.tsx";
import { AccountScreen } from "@shop/screens/shop/accounts/account-screen.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useSession, useSessionStore } from "./use-session.ts";

const OwnAccount = (props: AccountModelInput) => (
  <AccountScreen
    {...useAccountModel(props)}
    addresses={useAddressesModel(props)}
    kept={useKeptModel(props)}
    credit={useCreditModel(props)}
  />
);

/** The page of the signed-in shopper's account; a visitor is asked to log in. */
export function AccountPage() {
  const texts = useMessages("account");
  const session = useSession();
  const store = useSessionStore();
  const navigate = useNavigate();
  const onNotice = useNotify();
  return (
    <>
      <PageHead title={texts.title} description={texts.title} />
      <NoscriptNotice />
      {session === undefined && <Skeleton className="mt-6 h-96 rounded-md lg:mt-8" />}
      {session?.token && (
        <OwnAccount
          user={session.user}
          token={session.token}
          onSaved={store.update}
          onDeleted={() => {
            store.clear();
            onNotice("deleted");
            void navigate(pages.home, { replace: true });
          }}
          onExpired={store.clear}
        />
      )}
      {session !== undefined && !session?.token && (
        <AccountPanel title={texts.title}>
          <p>{texts.loginFirst}</p>
          <TextLink href={pages.login} className="inline-flex min-h-11 items-center">
            {texts.login}
          </TextLink>
        </AccountPanel>
      )}
    </>
  );
}
