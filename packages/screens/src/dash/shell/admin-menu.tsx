import type { Admin } from "@shop/contract/accounts/user.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { SHOP_VERSION } from "@shop/domain/site/version.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import { Link } from "@shop/ui/link.tsx";
import CircleUser from "lucide-react/icons/circle-user";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";

import { Sentence } from "../shared/value/sentence.tsx";

export interface AdminMenuProps {
  /** Null until it is loaded. */
  readonly admin: Admin | null;
  /** Called when the dialog for a new password is to be opened. */
  readonly onChangePassword: () => void;
  /** Called when the administrator logs out. */
  readonly onLogout: () => void;
}

/** The menu of the signed-in administrator: who it is, where they are signed in, change password, logout, and the version of the shop. */
export function AdminMenu({ admin, onChangePassword, onLogout }: AdminMenuProps) {
  const { shell } = useMessages("dashShell");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={shell.account}>
          <CircleUser aria-hidden className="size-5.5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72">
        {admin && (
          <>
            <DropdownMenuLabel>
              <span className="text-ink block truncate font-semibold">
                <bdi>{admin.email}</bdi>
              </span>
              {shell.roles[admin.role]}
            </DropdownMenuLabel>
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem asChild>
          <Link href={dashPages.security.path}>
            <MonitorSmartphone aria-hidden />
            {shell.security}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onChangePassword}>
          <KeyRound aria-hidden />
          {shell.changePassword}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onLogout}>
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          <Sentence>{shell.logout}</Sentence>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{fill(shell.version, { version: SHOP_VERSION })}</DropdownMenuLabel>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
