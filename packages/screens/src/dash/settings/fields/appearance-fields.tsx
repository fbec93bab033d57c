import type { LogoView } from "@shop/data/dash/settings/view.ts";
import { ACCENT_FORMAT, DEFAULT_ACCENT } from "@shop/domain/site/accent.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { CheckboxField } from "../../../form/checkbox-field.tsx";
import { SettingsCard } from "../settings-card.tsx";
import type { SettingsSchemaForm } from "../settings-values.ts";
import { AppearancePreview } from "./appearance-preview.tsx";
import { LogoField } from "./logo-field.tsx";
import { SettingField } from "./setting-field.tsx";

export interface AppearanceFieldsProps {
  /** The form that holds the shop. */
  readonly form: SettingsSchemaForm;
  /** The upload of the logo. */
  readonly logo: LogoView;
}

/** The logo and the accent colour, with a preview in both themes. */
export function AppearanceFields({ form, logo }: AppearanceFieldsProps) {
  const { shop: texts } = useMessages("dashSettings");
  const choose = (accent: string) => form.setValue("shop.accent", accent, { shouldDirty: true });
  const shop = form.watch("shop");
  const isColour = ACCENT_FORMAT.test(shop.accent.trim());
  return (
    <SettingsCard title={texts.appearance}>
      <LogoField form={form} view={logo} />
      {shop.logo !== "" && <CheckboxField {...form.field("shop.logo_has_name")} label={texts.logoHasName} />}
      <div className="flex flex-wrap items-end gap-3">
        <SettingField
          form={form}
          name="shop.accent"
          hint={texts.accentHint}
          placeholder={DEFAULT_ACCENT}
          spellCheck={false}
          autoComplete="off"
          className="sm:w-56"
        />
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <input
            type="color"
            aria-label={texts.chooseAccent}
            value={isColour ? shop.accent.trim() : DEFAULT_ACCENT}
            onChange={({ target }) => choose(target.value)}
            className="border-line-strong h-11 w-16 cursor-pointer rounded-md border p-1"
          />
          {shop.accent !== "" && (
            <Button variant="quiet" onClick={() => choose("")}>
              {texts.usualAccent}
            </Button>
          )}
        </div>
      </div>
      <AppearancePreview shop={shop} accent={isColour ? shop.accent.trim() : DEFAULT_ACCENT} />
    </SettingsCard>
  );
}
