import {
  accountFormSchema,
  newPasswordFormSchema,
  passwordChangeFormSchema,
} from "@shop/contract/accounts/account-form.ts";
import type { AccountView, AddressesView, CreditView, KeptView } from "@shop/data/shop/accounts/view.ts";
import { accountCompanyFields, accountCompanyOf } from "@shop/domain/orders/placing/order-company.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useEffect, useEffectEvent, useState } from "react";

import { Form } from "../../form/form.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { CompanyFields } from "../../shared/sums/company-fields.tsx";
import { accountCard, AccountSection } from "./account-section.tsx";
import { AddressesSection } from "./addresses-section.tsx";
import { CreditSection } from "./credit-section.tsx";
import { KeptSection } from "./kept-section.tsx";

export interface AccountScreenProps extends AccountView {
  /** The postal addresses of the account. */
  readonly addresses: AddressesView;
  /** The carts and parts lists that the account keeps. */
  readonly kept: KeptView;
  /** What the shop owes the account. */
  readonly credit: CreditView;
}

type AccountTexts = ReturnType<typeof useTexts>;

const useTexts = () => ({
  ...useMessages("accounts"),
  page: useMessages("account"),
  company: useMessages("company"),
});

/** The data that an order is filled in with. */
function DataSection({
  user,
  data,
  texts,
}: Pick<AccountView, "user" | "data"> & { readonly texts: AccountTexts }) {
  const { name, phone, address1, address2 } = user;
  const kept = { name, phone, address1, address2, ...accountCompanyOf(user) };
  const form = useSchemaForm(accountFormSchema, { defaultValues: kept, errors: data.errors });
  const [company, tax_number, commercial_register] = form.watch(accountCompanyFields);
  // What is saved is not changed any more.
  const reset = useEffectEvent(() => form.reset(kept));
  useEffect(() => {
    if (data.saved > 0) reset();
  }, [data.saved]);
  return (
    <AccountSection
      {...data}
      title={texts.page.data}
      hint={texts.page.dataHint}
      form={form}
      submitLabel={texts.page.save}
      pendingLabel={texts.page.saving}
      savedLabel={texts.page.saved}
    >
      <dl>
        <dt className="text-muted text-sm">{texts.email}</dt>
        <dd className="wrap-anywhere">
          <bdi>{user.email}</bdi>
        </dd>
        <dd className="text-muted text-sm">{texts.page.emailHint}</dd>
      </dl>
      <TextField {...form.field("name")} label={texts.name} required autoComplete="name" />
      <PhoneField {...form.field("phone")} label={texts.phone} optional={texts.optional} />
      <TextField
        {...form.field("address1")}
        label={texts.address1}
        optional={texts.optional}
        autoComplete="address-line1"
      />
      <TextField
        {...form.field("address2")}
        label={texts.address2}
        optional={texts.optional}
        autoComplete="address-line2"
      />
      <CompanyFields
        fields={accountCompanyFields}
        entered={{ company, tax_number, commercial_register }}
        field={(field) => form.field(field)}
        hint={texts.company.keptHint}
      />
    </AccountSection>
  );
}

/** A new password, with the present one. */
function PasswordSection({
  password,
  texts,
}: Pick<AccountView, "password"> & { readonly texts: AccountTexts }) {
  const form = useSchemaForm(passwordChangeFormSchema, {
    defaultValues: { password: "", new_password: "" },
    errors: password.errors,
  });
  const reset = useEffectEvent(() => form.reset());
  useEffect(() => {
    if (password.saved > 0) reset();
  }, [password.saved]);
  return (
    <AccountSection
      {...password}
      title={texts.page.passwordTitle}
      hint={texts.page.passwordHint}
      form={form}
      submitLabel={texts.page.change}
      pendingLabel={texts.page.saving}
      savedLabel={texts.page.changed}
    >
      <PasswordField
        {...form.field("password")}
        label={texts.page.presentPassword}
        required
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field("new_password")}
        label={texts.page.newPassword}
        hint={texts.passwordHint}
        required
        autoComplete="new-password"
      />
    </AccountSection>
  );
}

/** The end of the account, after a question that asks for the password. */
function DeletionSection({
  deletion,
  texts,
}: Pick<AccountView, "deletion"> & { readonly texts: AccountTexts }) {
  const [isAsking, setAsking] = useState(false);
  const form = useSchemaForm(newPasswordFormSchema, {
    defaultValues: { password: "" },
    errors: deletion.errors,
  });
  const pending = deletion.submission.status === "pending";
  return (
    <section className={accountCard}>
      <div>
        <h2 className="text-lg font-bold">{texts.page.deleteTitle}</h2>
        <p className="text-muted mt-1 text-sm">{texts.page.deleteHint}</p>
      </div>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.page.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          form.reset();
        }}
        tone="danger"
        title={texts.page.deleteQuestion}
        message={texts.page.deleteWarning}
        confirmLabel={texts.page.delete}
        cancelLabel={texts.page.keep}
        pending={pending}
        onConfirm={() => void form.handleSubmit(deletion.onSubmit)()}
      >
        <Form form={form} pending={pending} onSubmit={deletion.onSubmit} className="mt-3 grid gap-3">
          <PasswordField
            {...form.field("password")}
            label={texts.page.deletePassword}
            required
            autoComplete="current-password"
          />
          <SubmissionFailure submission={deletion.submission} />
        </Form>
      </ConfirmDialog>
    </section>
  );
}

/** The page of a shopper's account: data, addresses, kept carts and lists, password, and its end. */
export function AccountScreen({
  user,
  data,
  password,
  deletion,
  addresses,
  kept,
  credit,
}: AccountScreenProps) {
  const texts = useTexts();
  return (
    <>
      <ScreenHead
        title={texts.page.title}
        control={
          <TextLink href={pages.orders} className="inline-flex min-h-11 items-center">
            {texts.page.orders}
          </TextLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <DataSection {...{ user, data, texts }} />
          <AddressesSection {...addresses} />
          <KeptSection {...kept} />
        </div>
        <div className="grid gap-6">
          <CreditSection {...credit} />
          <PasswordSection {...{ password, texts }} />
          <DeletionSection {...{ deletion, texts }} />
        </div>
      </div>
    </>
  );
}
