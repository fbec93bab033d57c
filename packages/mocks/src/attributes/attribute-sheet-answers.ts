import type { DefinitionImport } from "@shop/contract/attributes/definition-import.ts";
import type { DefinitionsPreview } from "@shop/contract/attributes/sheet-endpoints.ts";

import { entityOf, replaced } from "../shop/edits.ts";
import type { Answers, MockDefinitionImport, ShopState } from "../shop/state.ts";

const nothing = { changed: [], choices_added: 0, choices_changed: 0, errors: [] };

/** What any sheet has: it adds an attribute, changes the first one of the shop, and has one that is rejected. */
function previewOf({ attributes: [first, ...others] }: ShopState): DefinitionsPreview {
  return {
    counts: { added: 1, changed: 1, unchanged: others.length, rejected: 1 },
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
      {
        ...nothing,
        line: 2,
        name: first?.name ?? "",
        outcome: "changed",
        changed: ["section"],
        choices_added: 2,
      },
      { ...nothing, line: 3, name: "Insertion force", outcome: "added" },
      ...others.map(({ name }, at) =>
        Object.assign({ line: at + 6, name, outcome: "unchanged" as const }, nothing),
      ),
    ],
    ignored: ["Remarks"],
    hidden_rows: 0,
    hidden_columns: [],
    hidden_sheets: [],
    fingerprint: "any sheet",
  };
}

const toImport = ({ keeps: _keeps, ...one }: MockDefinitionImport): DefinitionImport => one;

/** Answers to the import of definitions: imports and undos are noted, and change no attribute. */
export function attributeSheetAnswers(state: ShopState) {
  const signed = () => ({ at: new Date().toISOString(), by: state.adminEmail });

  return {
    previewAttributes: () => previewOf(state),
    importAttributes: () => {
      const one = { id: state.nextId(), ...signed(), added: 1, changed: 1, undone: null, keeps: [] };
      state.definitionImports = [one, ...state.definitionImports];
      return { status: true, added: 1, changed: 1 };
    },
    listDefinitionImports: () => ({ data: state.definitionImports.map(toImport) }),
    undoDefinitionImport: ({ params }) => {
      const found = entityOf(state.definitionImports, params.id);
      const restored = found.added + found.changed - found.keeps.length;
      const one = { ...found, undone: { ...signed(), restored } };
      state.definitionImports = replaced(state.definitionImports, one);
      return {
        status: true,
        import: toImport(one),
        kept: found.keeps.map((name) => ({ name, reason: "in_use" as const })),
      };
    },
  } satisfies Partial<Answers>;
}
