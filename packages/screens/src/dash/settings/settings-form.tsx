import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import type { SettingsView } from "@shop/data/dash/settings/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { type SettingsSectionName, settingsSections } from "@shop/domain/site/settings-sections.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useShortcut } from "../shared/use-shortcut.ts";
import { FaultCount } from "../shared/value/fault-count.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import { SettingsFields } from "./fields/settings-fields.tsx";
import { SettingsConflict } from "./settings-conflict.tsx";
import {
  draftValues,
  sectionValues,
  type SettingsSchemaForm as EntryForm,
  settingsRules,
  settingsValues,
} from "./settings-values.ts";

export interface SettingsFormProps extends Pick<SettingsView, "change" | "home" | "testMail" | "logo"> {
  /** The section that the form saves. */
  readonly section: SettingsSectionName;
  /** The settings as they are stored, which the form starts with. */
  readonly stored: StoredSettings;
  /** Keeps what is entered over a reload or a new login; the same object between renders. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (dirty: boolean) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Restores a section's draft once, and keeps what is entered in it. */
function useSettingsDraft(
  { getValues, reset, subscribe }: EntryForm,
  section: SettingsSectionName,
  draft: DraftStore,
): void {
  useEffect(() => {
    const values = draftValues(section, draft.read());
    if (values) reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: () => draft.write(sectionValues(section, getValues())),
    });
  }, [draft, getValues, reset, section, subscribe]);
}

/** The form of a section of the shop's settings. */
export function SettingsForm({ section, stored, change, draft, onDirty, ...parts }: SettingsFormProps) {
  const texts = useMessages("dashSettings");
  const element = useRef<HTMLFormElement>(null);
  const [hadDraft] = useState(() => draftValues(section, draft.read()) !== null);
  const { conflict, errors, saved, submission, onSubmit } = change;
  const form = useSchemaForm(settingsRules(section), { defaultValues: settingsValues(stored), errors });
  useSettingsDraft(form, section, draft);
  /** The settings that the form started with. */
  const base = useRef(stored);
  const { isDirty } = form.formState;
  const hasFaults = Object.keys(form.formState.errors).length > 0;
  const pending = submission.status === "pending";

  const report = useEffectEvent(onDirty);
  useEffect(() => report(isDirty), [isDirty]);

  const start = (from: StoredSettings) => {
    form.reset(settingsValues(from));
    base.current = from;
    draft.clear();
  };
  const startFrom = useEffectEvent(start);
  useEffect(() => {
    if (saved) startFrom(saved);
  }, [saved]);
  const follow = useEffectEvent((newer: StoredSettings) => {
    if (!isDirty && newer.version !== Number(form.getValues("version"))) start(newer);
  });
  useEffect(() => follow(stored), [stored]);

  const saveOver = ({ version }: StoredSettings) => {
    form.setValue("version", version);
    element.current?.requestSubmit();
  };
  const isOther = (newer: StoredSettings): boolean =>
    Number(form.getValues("version")) === base.current.version &&
    settingsSections[section].every((name) => isSame(newer.settings[name], base.current.settings[name]));
  const settle = useEffectEvent((newer: StoredSettings) => {
    if (isOther(newer)) saveOver(newer);
  });
  useEffect(() => {
    // Another owner has saved another section meanwhile, which this form leaves as it is.
    if (conflict) settle(conflict);
  }, [conflict]);

  useShortcut("mod+s", texts.save, () => element.current?.requestSubmit(), { everywhere: true });

  return (
    <Form
      ref={element}
      form={form}
      pending={pending}
      onSubmit={onSubmit}
      className="grid gap-5 pb-20 [&_:where(input,textarea)]:scroll-my-32"
    >
      {hadDraft && isDirty && <p className="bg-sunken rounded-md px-3 py-2 text-sm">{texts.restored}</p>}
      <SettingsFields section={section} form={form} stored={stored.settings.shop} {...parts} />
      {conflict && conflict.version !== Number(form.getValues("version")) && (
        <SettingsConflict
          by={conflict.changed_by ?? ""}
          onTheirs={() => start(conflict)}
          onYours={() => saveOver(conflict)}
        />
      )}
      <SubmissionFailure {...{ submission, form, errors }} />
      <div className="border-line bg-surface fixed inset-x-0 bottom-(--phone-bar,0px) z-20 flex items-center justify-end gap-3 border-t px-4 py-2.5 lg:sticky lg:rounded-md lg:border">
        <FaultCount errors={form.formState.errors} />
        <output className="text-muted me-auto text-sm">
          {!hasFaults && (isDirty ? texts.unsaved : saved && texts.saved)}
        </output>
        {isDirty && (
          <Button size="lg" onClick={() => start(stored)}>
            <Sentence>{texts.discard}</Sentence>
          </Button>
        )}
        <SubmitButton pending={pending} pendingLabel={texts.saving}>
          <Sentence>{texts.save}</Sentence>
        </SubmitButton>
      </div>
    </Form>
  );
}
