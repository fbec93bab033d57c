import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as v from "valibot";

const errorSchema = v.optional(v.object({ name: v.string(), message: v.string() }));
const propsSchema = v.record(v.string(), v.object({ tsType: v.optional(v.object({ name: v.string() })) }));
const documentedSchema = v.object({
  error: errorSchema,
  reactDocgen: v.optional(v.object({ props: v.optional(propsSchema, {}) })),
});
const manifestSchema = v.object({
  components: v.record(
    v.string(),
    v.object({
      ...documentedSchema.entries,
      stories: v.optional(v.array(v.object({ id: v.string(), error: errorSchema })), []),
      subcomponents: v.optional(v.record(v.string(), documentedSchema), {}),
    }),
  ),
});

function faultsOf({ error, reactDocgen }: v.InferOutput<typeof documentedSchema>): string[] {
  const untyped = Object.entries(reactDocgen?.props ?? {}).filter(
    ([, { tsType }]) => tsType?.name === "unknown",
  );
  return [
    ...(error ? [`manifest: ${error.name}: ${error.message.split("\n")[0]}`] : []),
    ...untyped.map(([prop]) => `manifest: prop ${prop} has no type`),
  ];
}

/** Reads the manifest of a built Storybook, from which tools learn the components, and returns what it could not document, by id. */
export function manifestFaults(directory: string): Map<string, string[]> {
  const file = join(directory, "manifests/components.json");
  const { components } = v.parse(manifestSchema, JSON.parse(readFileSync(file, "utf8")));
  const faults = Object.entries(components).map(([id, component]): [string, string[]] => [
    id,
    [
      ...faultsOf(component),
      ...Object.entries(component.subcomponents).flatMap(([name, part]) =>
        faultsOf(part).map((fault) => `${name}: ${fault}`),
      ),
      ...component.stories.flatMap((story) =>
        story.error ? [`manifest: ${story.id}: ${story.error.message.split("\n")[0]}`] : [],
      ),
    ],
  ]);
  return new Map(faults.filter(([, messages]) => messages.length > 0));
}
