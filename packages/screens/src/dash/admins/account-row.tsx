import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import KeyRound from "lucide-react/icons/key-round";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import ShieldOff from "lucide-react/icons/shield-off";
import UserCog from "lucide-react/icons/user-cog";

import { presetOf } from "./rights-fields.tsx";

/** A command on an account that asks before it runs. */
export type AskedCommand = "resetPassword" | "resetTwoFactor" | "disable";

export interface AccountRowProps {
  /** The administrator of the row. */
  readonly account: AdminAccount;
  /** Whether it is the account of the reader, who cannot change it here. */
  readonly isOwn: boolean;
  /** Called with a command that is to be confirmed before it runs. */
  readonly onAsk: (command: AskedCommand) => void;
  /** Called when a disabled account is to be enabled. */
  readonly onEnable: () => void;
  /** Called when the sessions of the account are to be shown. */
  readonly onSessions: () => void;
  /** Called when the rights of the account are to be changed. */
  readonly onRights: () => void;
}

/** One administrator: mail address, rights, state and commands. */
export function AccountRow({ account, isOwn, onAsk, onEnable, onSessions, onRights }: AccountRowProps) {
  const texts = useMessages("dashAdmins");
  const { rights: words } = useMessages("dashShell");
  const { locale } = useLocale();
  const {
    email,
    rights,
    disabled_at: disabledAt,
    must_change_password: isGenerated,
    used_at: usedAt,
  } = account;
  const preset = presetOf(account);
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{email}</bdi>
          {isOwn && <span className="text-muted text-sm">({texts.you})</span>}
          <Badge>{texts.presets[preset]}</Badge>
          {disabledAt !== null && <Badge tone="negative">{texts.disabled}</Badge>}
          {account.two_factor && <Badge tone="positive">{texts.twoFactor}</Badge>}
          {isGenerated && disabledAt === null && <Badge tone="caution">{texts.generated}</Badge>}
        </p>
        {preset !== "owner" && (
          <p className="mt-0.5 text-sm">
            {rights.length === 0 ? texts.noRights : rights.map((right) => words[right].name).join(" · ")}
          </p>
        )}
        <p className="text-muted mt-0.5 text-sm">
          {usedAt === null ? texts.never : fill(texts.lastUse, { day: formatDay(usedAt, locale) })}
        </p>
      </div>
      {!isOwn && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="quiet" size="icon" aria-label={fill(texts.actions, { who: email })}>
              <EllipsisVertical aria-hidden className="size-5" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={onRights}>
              <UserCog aria-hidden />
              {texts.changeRights}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onSessions}>
              <MonitorSmartphone aria-hidden />
              {texts.sessions}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onAsk("resetPassword")}>
              <KeyRound aria-hidden />
              {texts.resetPassword}
            </DropdownMenuItem>
            {account.two_factor && (
              <DropdownMenuItem onSelect={() => onAsk("resetTwoFactor")}>
                <ShieldOff aria-hidden />
                {texts.resetTwoFactor}
              </DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
            {disabledAt === null ? (
              <DropdownMenuItem tone="danger" onSelect={() => onAsk("disable")}>
                <Ban aria-hidden />
                {texts.disable}
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem onSelect={onEnable}>
                <CircleCheck aria-hidden />
                {texts.enable}
              </DropdownMenuItem>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  );
}
