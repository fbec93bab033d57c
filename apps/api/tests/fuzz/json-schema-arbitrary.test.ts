import type { JsonSchema } from "@valibot/to-json-schema";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";

import { jsonSchemaArbitrary } from "./json-schema-arbitrary.ts";

const runs = { seed: 20_260_302, numRuns: 200 };

test("fuzzing: values are of the types, limits and choices of their JSON schema", () => {
  const arbitrary = jsonSchemaArbitrary({
    type: "object",
    properties: {
      id: { type: "integer", minimum: 1, maximum: 9 },
      code: { type: "string", pattern: "^[A-Z]{3}-\\d{1,2}$" },
      note: { type: "string", minLength: 2, maxLength: 5 },
      state: { enum: ["open", "closed"] },
      tags: { type: "array", items: { const: "x" }, minItems: 1, maxItems: 3 },
      price: { anyOf: [{ type: "number", minimum: 0 }, { type: "null" }] },
    },
    required: ["id", "code"],
  });
  const schema = v.object({
    id: v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    code: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{1,2}$/)),
    note: v.optional(v.pipe(v.string(), v.minLength(2))),
    state: v.optional(v.picklist(["open", "closed"])),
    tags: v.optional(v.pipe(v.array(v.literal("x")), v.minLength(1), v.maxLength(3))),
    price: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0)))),
  });
  const values = fc.sample(arbitrary, runs);
  expect(values).toHaveLength(runs.numRuns);
  expect(values.filter((value) => !v.is(schema, value))).toEqual([]);
});

test("fuzzing: optional fields are left out at times, and samples are preferred", () => {
  const arbitrary = jsonSchemaArbitrary(
    { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } }, required: ["id"] },
    { samples: { id: fc.constant("sample") } },
  );
  const values = fc.sample(arbitrary, runs).map((value) => JSON.stringify(value));
  expect(values.filter((value) => value.includes('"name"')).length).toBeLessThan(runs.numRuns);
  expect(values.filter((value) => value.includes('"id":"sample"')).length).toBeGreaterThan(runs.numRuns / 2);
});

test("fuzzing: references are followed, recursive ones to a limit", () => {
  const node: JsonSchema = {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Node" }, minItems: 1 } },
    required: ["children"],
  };
  const [value] = fc.sample(
    jsonSchemaArbitrary({ $ref: "#/components/schemas/Node" }, { named: { Node: node } }),
    { ...runs, numRuns: 1 },
  );
  expect(value).toMatchObject({ children: [{ children: [{}] }] });
});
