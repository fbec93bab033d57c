import {
  type SynonymGroup,
  type SynonymUpdate,
  synonymList,
} from "@shop/contract/search-synonyms/synonym-group.ts";
import { MAX_SYNONYMS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { TextareaField } from "../../form/textarea-field.tsx";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";

export interface SynonymFormProps extends EntityFormView<SynonymGroup, SynonymUpdate> {
  /** The first word of a new group, such as a search that found nothing. */
  readonly called?: string | undefined;
}

/** The form of a group of words that mean the same to the search. */
export function SynonymForm({ called, ...view }: SynonymFormProps) {
  const texts = useMessages("dashSearchSynonyms");
  return (
    <EntityForm
      {...view}
      schema={synonymList.update}
      valuesOf={(group) => ({
        version: group ? String(group.version) : undefined,
        words: group?.words ?? (called ? `${called}, ` : ""),
      })}
      shownOf={(fields) => fields}
      firstField="words"
      texts={texts}
    >
      {(form) => (
        <TextareaField
          {...form.field("words")}
          label={texts.wordsField}
          hint={fill(texts.wordsHint, { most: MAX_SYNONYMS })}
          required
          dir="auto"
          rows={4}
        />
      )}
    </EntityForm>
  );
}
