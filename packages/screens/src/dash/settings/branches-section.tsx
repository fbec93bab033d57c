import { MAX_BRANCHES } from "@shop/contract/settings/shop.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import { useFieldArray } from "react-hook-form";

import { FaultyGroup } from "../../form/faulty-group.tsx";
import { BranchFields } from "./fields/branch-fields.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { newBranch, type SettingsSchemaForm } from "./settings-values.ts";

export interface BranchesSectionProps {
  /** The form that holds the branches. */
  readonly form: SettingsSchemaForm;
}

/** The branches in the order of the page 'About us'. */
export function BranchesSection({ form }: BranchesSectionProps) {
  const { branches: texts } = useMessages("dashSettings");
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: "branches" });
  const { branches: errors } = form.formState.errors;
  return (
    <SettingsCard>
      <FaultyGroup error={errors?.root?.message ?? errors?.message}>
        {fields.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <ol className="grid gap-4">
            {fields.map(({ id }, place) => (
              <BranchFields
                key={id}
                form={form}
                place={place}
                count={fields.length}
                onMove={(to) => move(place, to)}
                onRemove={() => remove(place)}
              />
            ))}
          </ol>
        )}
      </FaultyGroup>
      {fields.length < MAX_BRANCHES && (
        <div>
          <Button onClick={() => append(newBranch(), { focusName: `branches.${fields.length}.name.en` })}>
            <Plus aria-hidden className="size-5" />
            {texts.add}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
