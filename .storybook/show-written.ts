import type { StoryContext } from "@storybook/react-vite";
import * as v from "valibot";

import type { ImportStatements } from "./import-statements.ts";
import { writtenCode } from "./written-code.ts";

/** Written by `viteFinal` (main.ts). */
declare const IMPORT_STATEMENTS: ImportStatements;

/** What react-docgen leaves at a component. */
const documentedSchema = v.object({
  displayName: v.string(),
  props: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Shows a story's generated code as another project writes it. */
export function showWritten(code: string, { component, args }: StoryContext): string {
  const documentation: unknown = component && Reflect.get(component, "__docgenInfo");
  const documented = v.safeParse(documentedSchema, documentation);
  if (!documented.success) return code;
  const { displayName, props } = documented.output;
  return writtenCode(code, {
    component: displayName,
    props: Object.keys(props),
    args: Object.keys(args),
    imports: IMPORT_STATEMENTS,
  });
}
