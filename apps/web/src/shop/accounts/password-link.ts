import { pages } from "@shop/domain/site/pages.ts";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { storedText, tabStore } from "../../storage/stored.ts";

const storedToken = storedText("password-link", tabStore);

/** The token of the link to a new password that was opened in this tab; a reload and a change of language keep it. */
export const passwordLink = {
  read: (): string => storedToken.read() ?? "",
  save: (token: string): void => {
    storedToken.write(token);
  },
  clear: storedToken.remove,
};

const unchanging = () => () => undefined;

/**
 * The token behind the hash sign of this page's address, which is taken out of the address where the tab can keep it: neither history nor a
 * copied address holds it. Undefined until the page is hydrated, because the server's page is the same for every token.
 */
export function usePasswordLink(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  useEffect(() => {
    if (!inAddress) return;
    passwordLink.save(inAddress);
    if (passwordLink.read() !== inAddress) return;
    void navigate(pages.newPassword, { replace: true, preventScrollReset: true });
  }, [inAddress, navigate]);
  return useSyncExternalStore(
    unchanging,
    () => inAddress || passwordLink.read(),
    () => undefined,
  );
}
