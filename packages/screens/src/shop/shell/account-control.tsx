import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import LogOut from "lucide-react/icons/log-out";
import User from "lucide-react/icons/user";

export interface AccountControlProps {
  /** Whether a shopper is signed in. */
  readonly signedIn: boolean;
  /** Called by the logout button; the caller asks for confirmation. */
  readonly onLogout: () => void;
}

const look =
  "hover:bg-sunken flex h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 rounded-md lg:px-3";

const label = (text: string) => (
  <span className="inline-block first-letter:uppercase max-lg:sr-only">{text}</span>
);

/** Login link, or link to the shopper's orders and logout button; icons only on small screens. */
export function AccountControl({ signedIn, onLogout }: AccountControlProps) {
  const texts = useMessages("common");
  return (
    <>
      <Link href={signedIn ? pages.orders : pages.login} className={look}>
        <User aria-hidden className="size-[22px]" />
        {label(signedIn ? texts.myOrders : texts.login)}
      </Link>
      {signedIn && (
        <button type="button" className={look} onClick={onLogout}>
          <LogOut aria-hidden className="size-[22px] rtl:-scale-x-100" />
          {label(texts.logout)}
        </button>
      )}
    </>
  );
}
