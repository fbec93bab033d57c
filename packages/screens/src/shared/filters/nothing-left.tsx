import { useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { type ListAddressParts, listAddress } from "../list/list-address.ts";

export interface NothingLeftProps {
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** Other search parameters of the list's address. */
  readonly address: Omit<ListAddressParts, "filters">;
}

/** In place of a list whose filters let nothing through. */
export function NothingLeft({ path, address }: NothingLeftProps) {
  const { filters: texts } = useMessages("lists");
  return (
    <EmptyState
      title={texts.nothing}
      text={texts.nothingHint}
      action={<TextLink href={listAddress(path, address)}>{texts.clear}</TextLink>}
    />
  );
}
