import { createHash } from "node:crypto";

import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { DefinitionsPreview } from "@shop/contract/attributes/sheet-endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { HiddenParts } from "@shop/domain/sheets/hidden-parts.ts";
import {
  columnsOf,
  definitionRows,
  definitionsOf,
  MAX_DEFINITION_LINES,
  type SheetDefinition,
} from "@shop/domain/specifications/definition-sheet.ts";
import { groupWords, type SheetGroups } from "@shop/domain/specifications/group-words.ts";
import { planDefinitions } from "@shop/domain/specifications/plan-definitions.ts";
import type { PlannedAttribute, PlannedDefinition } from "@shop/domain/specifications/planned-definition.ts";

import type { Queries } from "../../database/database.ts";
import { type ReadSheetLines, uploadedRows } from "../../sheets/uploaded-rows.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { findCategories } from "../categories/categories.repository.ts";
import { findSubCategories } from "../categories/sub-categories/sub-categories.repository.ts";
import { columnValues } from "../history/fields.ts";
import { changedFields, record, type Recorded } from "../history/history.repository.ts";
import { findUsed } from "./attribute-counts.repository.ts";
import { attributeFields } from "./attribute-fields.ts";
import { groupNames, historyValues } from "./attribute-history.ts";
import { reservedNames } from "./attribute-rules.ts";
import {
  findAttributes,
  insertAttribute,
  lockAttributes,
  storeChoices,
  type StoredAttribute,
  updateAttribute,
} from "./attributes.repository.ts";
import { insertDefinitionImport } from "./definition-imports.repository.ts";
import type { ImportedDefinition } from "./definition-imports.table.ts";

/** Attributes that a preview lists. */
const MAX_LISTED = 1000;

/** The sheet of definitions. */
export interface AttributeSheets {
  /** The rows of an export. */
  readonly rows: (locale: Locale) => Promise<string[][]>;
  /** What an import would do; throws invalid with the reason at `file` where it cannot be read. */
  readonly preview: (file: Blob) => Promise<DefinitionsPreview>;
  /** Imports what a preview has shown; throws invalid as `preview` does, and edit_conflict with a new preview. */
  readonly apply: (
    file: Blob,
    fingerprint: string,
    admin: Admin,
  ) => Promise<{ readonly added: number; readonly changed: number }>;
}

/** A sheet that was read. */
interface ReadSheet {
  readonly definitions: readonly SheetDefinition[];
  readonly ignored: readonly string[];
  readonly hidden: HiddenParts;
}

/** What an import does, with the attributes that it was compared with. */
interface SheetPlan {
  readonly planned: readonly PlannedDefinition[];
  readonly stored: ReadonlyMap<number, StoredAttribute>;
  readonly preview: DefinitionsPreview;
}

async function groupsOf(queries: Queries): Promise<SheetGroups> {
  const categories = await findCategories(queries);
  const subCategories = await findSubCategories(queries);
  return {
    categories: categories.map(({ id, name, nameAr }) => ({ id, name, name_ar: nameAr })),
    sub_categories: subCategories.map(({ id, name, nameAr, categoryId }) => ({
      id,
      name,
      name_ar: nameAr,
      category_id: categoryId,
    })),
  };
}

const order: Readonly<Record<PlannedDefinition["outcome"], number>> = {
  rejected: 0,
  changed: 1,
  added: 2,
  unchanged: 3,
};

function previewOf(
  planned: readonly PlannedDefinition[],
  stored: ReadonlyMap<number, StoredAttribute>,
  { ignored, hidden }: Pick<ReadSheet, "ignored" | "hidden">,
): DefinitionsPreview {
  const countOf = (outcome: PlannedDefinition["outcome"]): number =>
    planned.filter((one) => one.outcome === outcome).length;
  const hash = createHash("sha256");
  for (const one of planned) hash.update(JSON.stringify([one, one.id && stored.get(one.id)?.version]));
  return {
    counts: {
      added: countOf("added"),
      changed: countOf("changed"),
      unchanged: countOf("unchanged"),
      rejected: countOf("rejected"),
    },
    definitions: planned
      .toSorted((a, b) => order[a.outcome] - order[b.outcome])
      .slice(0, MAX_LISTED)
      .map((one) => ({
        line: one.line,
        name: one.name,
        outcome: one.outcome,
        changed: [...one.changed],
        choices_added: one.choices_added,
        choices_changed: one.choices_changed,
        errors: [...one.errors],
      })),
    ignored: [...ignored],
    hidden_rows: hidden.rows.length,
    hidden_columns: [...hidden.columns],
    hidden_sheets: [...hidden.sheets],
    fingerprint: hash.digest("base64url"),
  };
}

/** Whether values of products would lose their meaning. */
const isOther = ({ changed }: PlannedDefinition): boolean =>
  changed.includes("kind") || changed.includes("unit");

async function planOf(queries: Queries, { definitions, ...left }: ReadSheet): Promise<SheetPlan> {
  const attributes = await findAttributes(queries);
  const stored = new Map(attributes.map((one) => [one.id, one]));
  const groups = groupWords(await groupsOf(queries));
  const plan = (used: ReadonlySet<number>) =>
    planDefinitions(definitions, { attributes, groups, used, reserved: reservedNames });
  let planned = plan(new Set());
  // Which attributes products use is read only where it matters: it takes a look at every product.
  if (planned.some(isOther)) planned = plan(await findUsed(queries));
  return { planned, stored, preview: previewOf(planned, stored, left) };
}

/** Stores a planned attribute, and returns the entry of its history with what an undo needs. */
async function store(
  transaction: Queries,
  attribute: PlannedAttribute,
  before: StoredAttribute | undefined,
  groups: Awaited<ReturnType<typeof groupNames>>,
): Promise<{ readonly entry: Recorded; readonly imported: ImportedDefinition }> {
  const { category_ids: categoryIds, sub_category_ids: subCategoryIds, choices, ...rest } = attribute;
  const values = columnValues(attributeFields, {
    ...rest,
    category_ids: [...categoryIds],
    sub_category_ids: [...subCategoryIds],
  });
  const after = historyValues(values, choices, groups);
  const earlier = before && {
    ...before,
    category_ids: [...before.category_ids],
    sub_category_ids: [...before.sub_category_ids],
  };
  const row = earlier
    ? await updateAttribute(transaction, earlier.id, values)
    : await insertAttribute(transaction, values);
  await storeChoices(transaction, row.id, choices);
  const entry: Recorded = {
    entity: "attribute",
    entityId: row.id,
    action: earlier ? "updated" : "created",
    fields: changedFields(
      earlier ? historyValues(columnValues(attributeFields, earlier), earlier.choices, groups) : {},
      after,
    ),
  };
  return { entry, imported: { id: row.id, version: row.version, before: earlier ?? null } };
}

/** Creates the service. */
export function attributeSheets(
  queries: Queries,
  catalogue: Catalogue,
  readLines: ReadSheetLines,
): AttributeSheets {
  const read = async (file: Blob): Promise<ReadSheet> => {
    const { rows: all, hidden } = await uploadedRows(readLines, file, MAX_DEFINITION_LINES);
    const [header, ...rows] = all;
    const { columns, ignored } = columnsOf(header?.cells ?? []);
    if (!columns.includes("name")) throw new ApiError("invalid", { errors: { file: "no_name_column" } });
    if (rows.length === 0) throw new ApiError("invalid", { errors: { file: "no_rows" } });
    return { definitions: definitionsOf(rows, columns), ignored, hidden };
  };

  return {
    rows: async (locale) => definitionRows(await findAttributes(queries), await groupsOf(queries), locale),

    preview: async (file) => (await planOf(queries, await read(file))).preview,

    apply: async (file, fingerprint, admin) => {
      const sheet = await read(file);
      return catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        await lockAttributes(transaction);
        const { planned, stored, preview } = await planOf(transaction, sheet);
        if (preview.fingerprint !== fingerprint) throw new ApiError("edit_conflict", { current: preview });
        const groups = await groupNames(transaction);
        const done = [];
        for (const { id, attribute, outcome } of planned) {
          if (!attribute || outcome === "unchanged") continue;
          done.push(await store(transaction, attribute, stored.get(id ?? 0), groups));
        }
        const { added, changed } = preview.counts;
        if (done.length === 0) return { added, changed };
        await record(
          transaction,
          admin,
          done.map(({ entry }) => entry),
        );
        await insertDefinitionImport(transaction, {
          adminId: admin.id,
          by: admin.email,
          definitions: done.map(({ imported }) => imported),
          added,
          changed,
        });
        touch("attributes");
        return { added, changed };
      });
    },
  };
}
