import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import * as v from "valibot";

interface DocumentedType {
  readonly name: string;
  /** The type as it is written. */
  readonly raw?: string | undefined;
  /** 'function' or 'object' of a signature. */
  readonly type?: string | undefined;
  /** Members of a union. */
  readonly elements?: readonly DocumentedType[] | undefined;
  readonly value?: string | undefined;
}

const typeSchema: v.GenericSchema<DocumentedType> = v.object({
  name: v.string(),
  raw: v.optional(v.string()),
  type: v.optional(v.string()),
  value: v.optional(v.string()),
  elements: v.optional(v.array(v.lazy(() => typeSchema))),
});
const propSchema = v.object({ required: v.optional(v.boolean()), tsType: v.optional(typeSchema) });
const docgenSchema = v.object({ props: v.record(v.string(), propSchema) });

/** Longest type that is shown whole; the rest of a longer one opens by a press. */
const MAX_SUMMARY = 60;

const membersOf = (type: DocumentedType): readonly DocumentedType[] =>
  type.name === "union" ? (type.elements ?? []).flatMap(membersOf) : [type];

const isFunction = ({ name, type, raw = "" }: DocumentedType): boolean =>
  (name === "signature" && type === "function") || (raw.startsWith("(") && raw.includes("=>"));

/** Elements, references, collections and files, which no control can make. */
const MADE = /^(?:ReactNode|ReactElement|Ref|RefObject|Map|Set|ReadonlyMap|ReadonlySet|File|Date)$/;

const isAbsent = ({ name }: DocumentedType): boolean =>
  name === "undefined" || name === "null" || name === "void";

/** The type as TypeScript writes it on one line, where react-docgen gives its kind; undefined where its name says it. */
const textOf = ({ name, raw }: DocumentedType): string | undefined =>
  (raw ?? (name === "unknown" ? undefined : name))?.replaceAll(/\s+/g, " ").replace(/^\| /, "");

const quoted = (value: unknown): string => (typeof value === "string" ? `"${value}"` : String(value));

/** The literals of a union that has nothing else but null and undefined. */
function literalsOf(members: readonly DocumentedType[]): string[] | undefined {
  const present = members.filter((member) => !isAbsent(member));
  if (present.length < 2 || !present.every(({ name }) => name === "literal")) return undefined;
  return present.map(({ value = "" }) => value.replaceAll(/^['"]|['"]$/g, ""));
}

const controlOfOne: Readonly<Record<string, "text" | "number" | "boolean">> = {
  string: "text",
  number: "number",
  boolean: "boolean",
};

/** The control that suits a type; undefined where Storybook's own choice does, false where none does. */
function controlOf(
  type: DocumentedType,
): false | { readonly type: "text" | "number" | "boolean" } | undefined {
  const present = membersOf(type).filter((member) => !isAbsent(member));
  if (isFunction(type) || present.some((member) => isFunction(member) || MADE.test(member.name)))
    return false;
  const kinds = new Set(present.map(({ name }) => controlOfOne[name]));
  const [kind] = kinds;
  return kinds.size === 1 && kind ? { type: kind } : undefined;
}

/** The props of a component as react-docgen has documented them. */
function documentedProps(component: unknown): Readonly<Record<string, v.InferOutput<typeof propSchema>>> {
  const isComponent =
    typeof component === "function" || (typeof component === "object" && component !== null);
  if (!isComponent || !("__docgenInfo" in component)) return {};
  const { __docgenInfo: info } = component;
  const docgen = v.safeParse(docgenSchema, info);
  return docgen.success ? docgen.output.props : {};
}

/** Completes one row with its type; `initial` is the prop's value in the story. */
function describeProp(argType: StrictInputType, type: DocumentedType, initial: unknown): StrictInputType {
  const options: readonly unknown[] | undefined = argType.options ?? literalsOf(membersOf(type));
  const whole = options ? options.map(quoted).join(" | ") : textOf(type);
  // An element may be a text.
  const control = typeof initial === "string" ? { type: "text" as const } : controlOf(type);
  const isChosen = argType.control !== undefined;
  const isLong = whole !== undefined && whole.length > MAX_SUMMARY;
  return {
    ...argType,
    ...(options && { options }),
    ...(options && !isChosen && { control: { type: options.length > 5 ? "select" : "radio" } }),
    ...(!options && !isChosen && control !== undefined && { control }),
    table: {
      ...argType.table,
      ...(whole !== undefined && {
        type: isLong ? { summary: `${whole.slice(0, MAX_SUMMARY)}…`, detail: whole } : { summary: whole },
      }),
    },
  };
}

/**
 * Completes the rows of a table of props: Storybook shows 'union' where react-docgen has read the members, an editor of objects where a
 * prop is a function or an element, and a reference to cva's variants in place of them. A component that its story renders from other args
 * (`RenderedFrom`) lacks required props: only those args have controls.
 */
export const describeProps: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const props = documentedProps(component);
  const isRenderedFromOthers = Object.entries(props).some(
    ([key, { required = false }]) => required && !(key in initialArgs),
  );
  return Object.fromEntries(
    Object.entries(argTypes).map(([key, argType]): [string, StrictInputType] => {
      const type = props[key]?.tsType;
      const described = type ? describeProp(argType, type, initialArgs[key]) : argType;
      return [
        key,
        isRenderedFromOthers && !(key in initialArgs) ? { ...described, control: false } : described,
      ];
    }),
  );
};
