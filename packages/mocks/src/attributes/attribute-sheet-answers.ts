import { ApiError } from "@shop/contract/api-error.ts";
import type { DefinitionImport } from "@shop/contract/attributes/definition-import.ts";
import type { DefinitionsPreview } from "@shop/contract/attributes/sheet-endpoints.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { definitionRows } from "@shop/domain/specifications/definition-sheet.ts";

import { noteEdit } from "../shop/edits.ts";
import type { Answers, MockAttribute, MockDefinitionImport, ShopState } from "../shop/state.ts";
import { attributesOf } from "./attribute-values.ts";

const nothing = { changed: [], choices_added: 0, choices_changed: 0, errors: [] };

/** The name of the attribute that the sheet of every import adds. */
const ADDED = "Insertion force";

/** What the import of any sheet would do: it adds an attribute, changes the first one of the shop, and rejects one. */
function previewOf({ attributes }: ShopState): DefinitionsPreview {
  const [first, ...others] = attributes;
  const isAdded = attributes.some(({ name }) => name === ADDED);
  return {
    counts: { added: isAdded ? 0 : 1, changed: first ? 1 : 0, unchanged: others.length, rejected: 1 },
    definitions: [
      {
        ...nothing,
        line: 4,
        name: "Voltage at the lab",
        outcome: "rejected",
        errors: [
          { line: 4, column: "kind", code: "bad_value", value: "volts" },
          { line: 5, column: "choice", code: "no_choices", value: "5 V" },
        ],
      },
      ...(first
        ? [
            {
              ...nothing,
              line: 2,
              name: first.name,
              outcome: "changed" as const,
              changed: ["section" as const],
              choices_added: 2,
            },
          ]
        : []),
      ...(isAdded ? [] : [{ ...nothing, line: 3, name: ADDED, outcome: "added" as const }]),
      ...others.map(({ name }, at) =>
        Object.assign({ line: at + 6, name, outcome: "unchanged" as const }, nothing),
      ),
    ],
    ignored: ["Remarks"],
    fingerprint: `sheet of ${attributes.length} attributes`,
  };
}

const toImport = ({ before: _before, ...one }: MockDefinitionImport): DefinitionImport => one;

const isUsed = ({ attributeValues }: ShopState, id: number): boolean =>
  [...attributeValues.values()].some((values) => values[id] !== undefined);

/** Answers to the export and import of definitions; an export is CSV, whatever the format is, and an undo keeps no later edits. */
export function attributeSheetAnswers(state: ShopState) {
  return {
    exportAttributes: ({ query: { locale } }) => {
      const groups = {
        categories: state.categories,
        sub_categories: state.subCategories,
      };
      const rows = definitionRows(attributesOf(state).all, groups, locale);
      const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
      return new Blob([lines.join("\r\n")], { type: sheetTypes.csv });
    },
    previewAttributes: () => previewOf(state),
    importAttributes: ({ body: { fingerprint } }) => {
      const current = previewOf(state);
      if (current.fingerprint !== fingerprint) throw new ApiError("edit_conflict", { current });
      const { added, changed } = current.counts;
      const before = state.attributes;
      const [first] = state.attributes;
      if (first) {
        state.attributes = state.attributes.map((one) =>
          one === first ? Object.assign({}, one, { section: "Imported" }) : one,
        );
        noteEdit(state, { entity: "attribute", id: first.id }, "updated");
      }
      if (first && added > 0) {
        const one: MockAttribute = {
          ...first,
          id: state.nextId(),
          name: ADDED,
          name_ar: null,
          kind: "number",
          unit: "newton",
          choices: [],
        };
        state.attributes = [...state.attributes, one];
        noteEdit(state, { entity: "attribute", id: one.id }, "created");
      }
      const signed = { at: new Date().toISOString(), by: state.adminEmail };
      state.definitionImports = [
        { id: state.nextId(), ...signed, added, changed, undone: null, before },
        ...state.definitionImports,
      ];
      return { status: true, added, changed };
    },
    listDefinitionImports: () => ({ data: state.definitionImports.map(toImport) }),
    undoDefinitionImport: ({ params }) => {
      const found = state.definitionImports.find(({ id }) => id === params.id);
      if (!found) throw new ApiError("not_found");
      if (found.undone) return { status: false, import: toImport(found), kept: [] };
      const kept = state.attributes.filter(
        (one) => !found.before.some(({ id }) => id === one.id) && isUsed(state, one.id),
      );
      state.attributes = [...found.before, ...kept];
      const restored = found.added + found.changed - kept.length;
      const undone = { at: new Date().toISOString(), by: state.adminEmail, restored };
      const one = { ...found, undone };
      state.definitionImports = state.definitionImports.map((other) => (other === found ? one : other));
      return {
        status: true,
        import: toImport(one),
        kept: kept.map(({ name }) => ({ name, reason: "in_use" as const })),
      };
    },
  } satisfies Partial<Answers>;
}
