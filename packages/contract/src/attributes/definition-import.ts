import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An import of definitions. */
export const definitionImportSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    at: v.string(),
    /** The administrator's mail address. */
    by: v.string(),
    added: count,
    changed: count,
    /** When it was taken back, and of how many attributes; null while it is not. */
    undone: v.nullable(v.object({ at: v.string(), by: v.string(), restored: count })),
  }),
  v.metadata({ ref: "DefinitionImport" }),
);

/** Why an undo keeps an attribute as it is. */
const keptReasons = ["changed_since", "deleted", "in_use", "name_taken"] as const;

/** An attribute that an undo keeps as it is. */
export const keptDefinitionSchema = v.pipe(
  v.object({ name: v.string(), reason: v.picklist(keptReasons) }),
  v.metadata({ ref: "KeptDefinition" }),
);

/** An import of definitions. */
export type DefinitionImport = v.InferOutput<typeof definitionImportSchema>;
/** An attribute that an undo keeps as it is. */
export type KeptDefinition = v.InferOutput<typeof keptDefinitionSchema>;
