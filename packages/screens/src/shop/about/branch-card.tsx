import type { Branch } from "@shop/domain/site/branches.ts";
import { callAddress } from "@shop/domain/site/call-address.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import Smartphone from "lucide-react/icons/smartphone";

import { BranchHours } from "./branch-hours.tsx";

export interface BranchCardProps {
  /** The branch in both languages; its empty contacts and map link are left out. */
  readonly branch: Branch;
}

/** A branch with its address, map link, mail, phone numbers and opening hours. */
export function BranchCard({ branch }: BranchCardProps) {
  const texts = useMessages("about");
  const { locale } = useLocale();
  const ways = (
    [
      [Mail, texts.mailLink, branch.mail, `mailto:${branch.mail}`],
      [Smartphone, texts.phoneLink, branch.phone, callAddress(branch.phone)],
      [Phone, texts.landlineLink, branch.landline, callAddress(branch.landline)],
    ] as const
  ).filter(([, , value]) => value !== "");
  return (
    <article className="border-line bg-surface flex h-full flex-col rounded-md border p-4 lg:p-6">
      <h3 className="text-lg font-bold">{branch.name[locale]}</h3>
      <p className="text-muted mt-1 mb-3">{branch.address[locale]}</p>
      <ul className="divide-line border-line divide-y border-t">
        {ways.map(([Icon, label, value, href]) => (
          <li key={label}>
            <a href={href} className="group flex min-h-12 items-center gap-3 py-1">
              <Icon aria-hidden className="text-muted size-5 shrink-0" />
              <span className="min-w-0">
                <span className="text-muted block text-sm leading-tight">{label}</span>
                <span className="figures group-hover:underline">{value}</span>
              </span>
            </a>
          </li>
        ))}
        {branch.map && (
          <li>
            <a
              href={branch.map}
              target="_blank"
              rel="noopener"
              className="flex min-h-12 items-center gap-3 hover:underline"
            >
              <MapPin aria-hidden className="text-muted size-5 shrink-0" />
              {texts.mapLink}
              <span className="sr-only">: {branch.name[locale]}</span>
            </a>
          </li>
        )}
      </ul>
      <BranchHours hours={branch.hours} />
    </article>
  );
}
