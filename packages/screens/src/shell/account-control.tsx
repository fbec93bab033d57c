import { pages } from "@shop/contract/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import { LogOut, User } from "lucide-react";

/** What an {@link AccountControl} takes. */
export interface AccountControlProps {
  /** Whether somebody is signed in. */
  readonly signedIn: boolean;
  readonly onLogout: () => void;
}

const look =
  "hover:bg-sunken flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md lg:px-3";

const label = (text: string) => (
  <span className="inline-block first-letter:uppercase max-lg:sr-only">{text}</span>
);

/** Login for a visitor, logout for whoever is signed in; at every width, as a picture alone where room is short. */
export function AccountControl({ signedIn, onLogout }: AccountControlProps) {
  const texts = useMessages("common");
  return signedIn ? (
    <button type="button" className={look} onClick={onLogout}>
      <LogOut aria-hidden className="size-5.5 rtl:-scale-x-100" />
      {label(texts.logout)}
    </button>
  ) : (
    <Link href={pages.login} className={look}>
      <User aria-hidden className="size-5.5" />
      {label(texts.login)}
    </Link>
  );
}
