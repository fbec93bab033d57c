import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import * as v from "valibot";

/** Converts valibot schemas to JSON schemas that share their named parts. */
export interface JsonSchemas {
  /** The JSON schema of the input or the output. */
  readonly of: (schema: v.GenericSchema, typeMode: "input" | "output") => JsonSchema;
  /** The named schemas: those that carry a `ref` in their metadata. */
  readonly named: () => Record<string, JsonSchema>;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

const isLazy = (schema: v.GenericSchema): schema is v.LazySchema<v.GenericSchema> => schema.type === "lazy";

/** The parts of a schema, or of an object or array of schemas. */
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
      // The getter gets no input, as in the conversion.
      if (isLazy(value)) visit(value.getter(undefined));
    }
    for (const part of partsOf(value)) visit(part);
  };
  for (const root of roots) visit(root);
  return named;
}

/** Removes `ref`, which is no keyword of JSON Schema. */
const withoutRef = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "ref"));

/** Prepares the conversion of some schemas with all their parts. */
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
