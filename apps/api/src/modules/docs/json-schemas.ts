import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import * as v from "valibot";

/** Turns valibot schemas into JSON schemas that share their named parts. */
export interface JsonSchemas {
  /** What a sender may write, or what a reader gets. */
  readonly of: (schema: v.GenericSchema, typeMode: "input" | "output") => JsonSchema;
  /** The named schemas: those that carry a `ref` in their metadata. */
  readonly named: () => Record<string, JsonSchema>;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** The parts of a schema or of anything that holds schemas. */
const partsOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null && !("kind" in value && value.kind !== "schema")
    ? Object.values(value)
    : [];

/** Every schema with a `ref` in its metadata, at any depth. */
function findNamed(roots: readonly unknown[]): Record<string, v.GenericSchema> {
  const named: Record<string, v.GenericSchema> = {};
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (isSchema(value)) {
      const { ref } = v.getMetadata(value);
      if (typeof ref === "string") named[ref] = value;
    }
    for (const part of partsOf(value)) visit(part);
  };
  for (const root of roots) visit(root);
  return named;
}

/** A named schema without its name, which is no word of JSON schema. */
const withoutRef = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "ref"));

/** Prepares JSON schemas for some schemas and whatever they are made of. */
export function jsonSchemas(roots: readonly v.GenericSchema[]): JsonSchemas {
  const definitions = findNamed(roots);
  const config: ConversionConfig = {
    target: "draft-2020-12",
    errorMode: "ignore",
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === "instance" ? { type: "string", format: "binary" } : null,
  };
  return {
    of: (schema, typeMode) => {
      const {
        $schema: _dialect,
        $defs: _definitions,
        ...own
      } = toJsonSchema(schema, { ...config, typeMode });
      return own;
    },
    named: () => {
      const schemas = toJsonSchemaDefs(definitions, { ...config, typeMode: "input" });
      return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutRef(schema)]));
    },
  };
}
