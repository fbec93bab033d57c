import { shopAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { partsListSchema, type SavedPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import type { PartsListView } from "@shop/data/shop/parts-lists/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { type ChosenPart, type ChosenQuotation, FoundParts } from "./found-parts.tsx";
import { ListFile } from "./list-file.tsx";

export interface PartsListScreenProps extends PartsListView {
  /** The absolute address of the list that is kept under a token. */
  readonly addressOf: (token: string) => string;
  /** Keeps a list in the account; by default nothing does. */
  readonly keep?: ((list: SavedPartsList) => ReactNode) | undefined;
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
  /** Reads the text of a file with a list; rejects for one that is none. */
  readonly readFile: (file: File) => Promise<string>;
  /** Called with what is chosen, for the cart. */
  readonly onAdd: (parts: ReadonlyArray<ChosenPart>) => void;
  /** Makes a quotation of what is chosen; without it the shop leaves none to its buyers. */
  readonly quotation?: ChosenQuotation | undefined;
}

const sheets = [
  { format: "xlsx", label: "xlsx" },
  { format: "csv", label: "csv" },
] as const;

/** A pasted parts list: what is found for each of its lines is shown and chosen before it is put into the cart. */
export function PartsListScreen({
  found,
  foundAt,
  errors,
  submission,
  onFind,
  onSave,
  opened,
  last,
  keep,
  addressOf: addressOfList,
  readFile,
  ...actions
}: PartsListScreenProps) {
  const texts = useMessages("partsList");
  const form = useSchemaForm(partsListSchema, { errors });
  const { locale } = useLocale();
  const saved = async () => {
    const token = await onSave();
    const files = sheets.map(({ format, label }) => ({
      label: texts[label],
      href: addressOf(shopAddresses.exportPartsList, { token }, { format, locale }),
    }));
    return { address: addressOfList(token), files };
  };
  const pending = submission.status === "pending";
  return (
    <>
      <ScreenHead title={texts.title} note={texts.hint} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <Form form={form} pending={pending} onSubmit={onFind} className="grid gap-4">
          <TextareaField
            {...form.field("list")}
            label={texts.list}
            defaultValue={opened?.list}
            required
            dir="auto"
            rows={8}
            spellCheck={false}
            placeholder={texts.example}
          />
          <ListFile
            readFile={readFile}
            onText={(text) => form.setValue("list", text, { shouldDirty: true, shouldValidate: true })}
          />
          <TextField
            {...form.field("boards")}
            label={texts.boards}
            hint={texts.boardsHint}
            defaultValue={String(opened?.boards ?? 1)}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
          />
          <SubmitButton isMain={!found} pending={pending} pendingLabel={texts.finding}>
            {texts.find}
          </SubmitButton>
          <SubmissionFailure submission={submission} form={form} errors={errors} />
        </Form>
        {found && (
          <FoundParts
            key={foundAt}
            {...{ found, pending }}
            {...actions}
            onSave={saved}
            keep={last && keep?.(last)}
          />
        )}
      </div>
    </>
  );
}
