import {
  type AdminAttribute,
  attributeUpdateSchema,
  type AttributeUpdate,
} from "@shop/contract/attributes/attribute.ts";
import type { MergeView } from "@shop/data/dash/attributes/view.ts";
import type { SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { alternativeRules, attributeKinds } from "@shop/domain/specifications/attribute.ts";
import { unitNames, unitOf } from "@shop/domain/specifications/units.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useWatch } from "react-hook-form";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";
import type { ShownFields } from "../shared/form/conflict-choice.ts";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";
import { TextPair } from "../shared/form/text-pair.tsx";
import { type AttributeFormValues, attributeValues } from "./attribute-values.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { GroupFields } from "./group-fields.tsx";
import { MergeChoices } from "./merge-choices.tsx";

export interface AttributeFormProps extends EntityFormView<AdminAttribute, AttributeUpdate> {
  /** The sub categories whose products can have the attribute. */
  readonly subCategories: readonly SubCategoryChoice[];
  /** The merging of its choices. */
  readonly merge: MergeView;
}

interface FieldsProps {
  readonly form: SchemaForm<AttributeFormValues, AttributeUpdate>;
  readonly opened: AdminAttribute | null;
}

/** Kind and unit, which cannot change while products have a value, and the choices of a list. */
function KindFields({ form, opened }: FieldsProps) {
  const texts = useMessages("dashAttributes");
  const { lists, fields } = useMessages("dashShell");
  const { locale } = useLocale();
  const kind = useWatch({ control: form.control, name: "kind" });
  const isUsed = (opened?.products ?? 0) > 0;
  const hint = isUsed && { hint: texts.kindHint };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field("kind")} label={texts.kind} required {...hint}>
          {attributeKinds.map((one) => (
            <option key={one} value={one} disabled={isUsed && one !== opened?.kind}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        {kind === "number" && (
          <SelectField {...form.field("unit")} label={texts.unit} {...hint}>
            {unitNames.map((one) => {
              const { symbol, ar } = unitOf(one);
              const name = texts.units[one] ?? (locale === "ar" ? `${ar} (${symbol})` : symbol);
              return (
                <option key={one} value={one} disabled={isUsed && one !== opened?.unit}>
                  {name}
                </option>
              );
            })}
          </SelectField>
        )}
      </div>
      {kind !== "text" && (
        <SelectField
          {...form.field("alternative")}
          label={texts.alternative}
          hint={texts.alternativeHint}
          optional={lists.optional}
        >
          <option value="">{texts.alternativeNone}</option>
          {alternativeRules.map((one) => (
            <option key={one} value={one}>
              {fields.alternativeRules[one]}
            </option>
          ))}
        </SelectField>
      )}
      {kind === "choice" && <ChoiceFields form={form} stored={opened?.choices ?? []} />}
    </>
  );
}

/** The form of an attribute. */
export function AttributeForm({ subCategories, merge, ...view }: AttributeFormProps) {
  const texts = useMessages("dashAttributes");
  const { lists, fields } = useMessages("dashShell");
  const { alternativeRules: rules } = fields;
  const { locale } = useLocale();
  const { opened, submission } = view;
  const reasons: Readonly<Record<string, string>> = texts.refusals;
  const refusal = submission.status === "failed" ? reasons[submission.error] : undefined;
  /** The values as a conflict compares them. */
  const shownOf = (values: AttributeFormValues): ShownFields => {
    const {
      choices,
      category_ids,
      sub_category_ids,
      filterable,
      on_cards,
      alternative,
      kind,
      unit,
      ...rest
    } = values;
    const categories = new Map(subCategories.map(({ category }) => [String(category.id), category]));
    const nameOf = (flag: unknown): string => (flag === true || flag === "true" ? texts.yes : texts.no);
    return {
      ...rest,
      kind: texts.kinds[kind],
      unit: unit && unitOf(unit).symbol,
      filterable: nameOf(filterable),
      on_cards: nameOf(on_cards),
      alternative: alternative ? rules[alternative] : texts.alternativeNone,
      category_ids: category_ids?.map((id) => categories.get(String(id))?.name ?? String(id)).join("\n"),
      sub_category_ids: sub_category_ids
        ?.map((id) => {
          const found = subCategories.find((one) => String(one.id) === String(id));
          return found ? localName(found, locale) : String(id);
        })
        .join("\n"),
      choices: choices?.map(({ name }) => name).join("\n"),
    };
  };
  return (
    <EntityForm
      {...view}
      {...(refusal !== undefined && { submission: { status: "failed", error: refusal } })}
      schema={attributeUpdateSchema}
      valuesOf={attributeValues}
      shownOf={shownOf}
      firstField="name"
      texts={texts}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextPair form={form} names={["name", "name_ar"]} labels={[texts.name, texts.nameAr]} required />
          </div>
          <KindFields form={form} opened={opened} />
          <GroupFields form={form} subCategories={subCategories} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...form.field("section")}
              label={texts.section}
              hint={texts.sectionHint}
              optional={lists.optional}
              autoComplete="off"
            />
            <TextField
              {...form.field("section_ar")}
              label={texts.sectionAr}
              optional={lists.optional}
              dir="rtl"
              lang="ar"
              autoComplete="off"
            />
          </div>
          <TextField
            {...form.field("sort_index")}
            label={texts.sortIndex}
            hint={texts.sortIndexHint}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
          />
          <div>
            <CheckboxField {...form.field("filterable")} label={texts.filterable} />
            <CheckboxField {...form.field("on_cards")} label={texts.onCards} />
          </div>
          {opened && opened.choices.length > 1 && <MergeChoices {...merge} choices={opened.choices} />}
        </>
      )}
    </EntityForm>
  );
}
