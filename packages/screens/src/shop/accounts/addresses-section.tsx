import { type Address, MAX_ADDRESSES } from "@shop/contract/accounts/address.ts";
import type { AddressesView } from "@shop/data/shop/accounts/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { placeName } from "@shop/i18n/words/delivery-words.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { lazy, Suspense, useId, useState } from "react";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { accountCard } from "./account-section.tsx";

const AddressForm = lazy(async () => ({ default: (await import("./address-form.tsx")).AddressForm }));

export type AddressesSectionProps = AddressesView;

interface ItemProps extends Pick<AddressesView, "deletion" | "onDelete"> {
  readonly address: Address;
  readonly onEdit: () => void;
}

function Item({ address, deletion, onDelete, onEdit }: ItemProps) {
  const { addresses: texts } = useMessages("account");
  const delivery = useMessages("delivery");
  const { locale } = useLocale();
  const { id, name, address: line, governorate, phone, is_default: isDefault } = address;
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
        {isDefault && <span className="text-muted text-sm font-normal">{texts.default}</span>}
      </p>
      <p className="wrap-anywhere">
        <bdi>{line}</bdi>
      </p>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        <span>{placeName({ to: governorate, branch: null }, locale, delivery)}</span>
        <bdi dir="ltr" className="figures">
          {phone}
        </bdi>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="max-sm:min-h-11"
          aria-label={fill(texts.changeOf, { name })}
          onClick={onEdit}
        >
          {texts.change}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="max-sm:min-h-11"
          aria-label={fill(texts.deleteOf, { name })}
          aria-disabled={deletion.status === "pending"}
          onClick={() => deletion.status !== "pending" && onDelete(id)}
        >
          {texts.delete}
        </Button>
      </p>
    </li>
  );
}

/** The postal addresses of an account, which checkout offers. */
export function AddressesSection({ addresses, saving, deletion, onDelete }: AddressesSectionProps) {
  const { addresses: texts } = useMessages("account");
  const words = useMessages("errors");
  const titleId = useId();
  const [opened, setOpened] = useState<{ readonly edited: Address | "new"; readonly saved: number } | null>(
    null,
  );
  // The form closes once it is saved.
  const edited = opened?.saved === saving.saved ? opened.edited : null;
  const setEdited = (next: Address | "new" | null) =>
    setOpened(next && { edited: next, saved: saving.saved });
  return (
    <section aria-labelledby={titleId} className={accountCard}>
      <div>
        <h2 id={titleId} className="text-lg font-bold">
          {texts.title}
        </h2>
        <p className="text-muted mt-1 text-sm">{texts.hint}</p>
      </div>
      <RemoteView remote={addresses} skeleton={<Skeleton className="h-24 rounded-md" />}>
        {(own) => (
          <>
            {own.length > 0 ? (
              <ul className="divide-line divide-y">
                {own.map((address) => (
                  <Item
                    key={address.id}
                    {...{ address, deletion, onDelete }}
                    onEdit={() => setEdited(address)}
                  />
                ))}
              </ul>
            ) : (
              <p>{texts.none}</p>
            )}
            {deletion.status === "failed" && (
              <p role="alert" className="text-negative text-sm">
                {errorWords(words, deletion.error)}
              </p>
            )}
            {edited ? (
              <Suspense fallback={<Skeleton className="h-72 rounded-md" />}>
                <AddressForm
                  key={edited === "new" ? "new" : edited.id}
                  {...saving}
                  address={edited === "new" ? null : edited}
                  onClose={() => setEdited(null)}
                />
              </Suspense>
            ) : own.length < MAX_ADDRESSES ? (
              <Button className="justify-self-start" onClick={() => setEdited("new")}>
                {texts.add}
              </Button>
            ) : (
              <p className="text-muted text-sm">{texts.full}</p>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
}
