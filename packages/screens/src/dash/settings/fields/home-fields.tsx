import type { HomeSettingsView } from "@shop/data/dash/settings/view.ts";
import { HOME_PRODUCTS, type HomeSectionKind, homeSectionKinds } from "@shop/domain/site/home-sections.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import Eye from "lucide-react/icons/eye";
import { useController, useFieldArray } from "react-hook-form";

import { CheckboxField } from "../../../form/checkbox-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { ProductListField } from "../../shared/form/product-list-field.tsx";
import { useProductNames } from "../../shared/value/use-product-names.ts";
import { SettingsCard } from "../settings-card.tsx";
import type { SettingsSchemaForm } from "../settings-values.ts";
import { HomePreview } from "./home-preview.tsx";
import { HomeReasons } from "./home-reasons.tsx";

export interface HomeFieldsProps {
  /** The form that holds all settings. */
  readonly form: SettingsSchemaForm;
  /** Search and names of products, and the preview. */
  readonly home: HomeSettingsView;
  /** The stored shop, as the preview shows it. */
  readonly stored: Shop;
}

/** The id of a section in the list, from 1: to be 0 would be to have none. */
const idOf = ({ kind }: { readonly kind: HomeSectionKind }): number => homeSectionKinds.indexOf(kind) + 1;

/** The sections of the home page in their order, with their titles, the featured products and a preview. */
export function HomeFields({ form, home, stored }: HomeFieldsProps) {
  const texts = useMessages("dashSettings");
  const { links } = useMessages("dashProducts");
  const { sections: names } = useMessages("home");
  const { fields, replace } = useFieldArray({ control: form.control, name: "home.sections" });
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control: form.control, name: "home.featured" });
  const featured = value.map(Number);
  const products = useProductNames(featured, home);
  const places = new Map(fields.map((section, place) => [idOf(section), place]));
  return (
    <SettingsCard>
      <SortableList
        className="grid gap-3"
        items={fields}
        itemId={idOf}
        itemName={({ kind }) => names[kind]}
        onReorder={(ids) => {
          const entered = form.getValues("home.sections");
          replace(ids.flatMap((id) => entered.find((section) => idOf(section) === id) ?? []));
        }}
        labels={{
          handle: (name) => fill(links.move, { name }),
          instructions: links.instructions,
          moved: (name, position, total) => fill(links.moved, { name, position, total }),
          dropped: (name, position, total) => fill(links.dropped, { name, position, total }),
          cancelled: (name) => fill(links.cancelled, { name }),
        }}
      >
        {({ kind }, handle) => {
          const place = places.get(idOf({ kind })) ?? 0;
          const label = (language: string) => fill(texts.home.titleOf, { name: names[kind], language });
          return (
            <div className="border-line grid grid-cols-[auto_minmax(0,1fr)] gap-x-[min(1rem,5%)] gap-y-3 rounded-md border p-3">
              {handle}
              <CheckboxField {...form.field(`home.sections.${place}.shown`)} label={names[kind]} />
              <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField
                    {...form.field(`home.sections.${place}.title.en`)}
                    label={label(texts.english)}
                    lang="en"
                    dir="ltr"
                    autoComplete="off"
                  />
                  <TextField
                    {...form.field(`home.sections.${place}.title.ar`)}
                    label={label(texts.arabic)}
                    lang="ar"
                    dir="rtl"
                    autoComplete="off"
                  />
                </div>
                {kind === "featured" && (
                  <ProductListField
                    label={texts.home.featured}
                    hint={texts.home.featuredHint}
                    ids={featured}
                    names={products}
                    productSearch={home.productSearch}
                    own={null}
                    most={HOME_PRODUCTS}
                    error={error?.message}
                    onChange={onChange}
                  />
                )}
              </div>
            </div>
          );
        }}
      </SortableList>
      <HomeReasons form={form} />
      <div>
        <Button onClick={() => home.onPreview(form.getValues("home"))}>
          <Eye aria-hidden className="size-5" />
          {texts.home.preview}
        </Button>
      </div>
      {home.preview && <HomePreview preview={home.preview} shop={stored} onClose={home.onPreviewClose} />}
    </SettingsCard>
  );
}
