import { globSync } from "node:fs";
import { resolve } from "node:path";

import { API, type Checker, SymbolFlags, type Type } from "typescript/unstable/sync";

/** A prop that is a state. */
interface PropStates {
  /** Its members, such as `loading`, `failed` and `ready`. */
  readonly members: readonly string[];
  /** Names of all props of the part of a screen that it is in (`moves.moving`), as the component has that draws the part; none for a prop of the screen. */
  readonly part: readonly string[];
}

/** A screen or dialog with the props that are states: unions told apart by `status`. */
export interface ScreenStates {
  /** Name of the component. */
  readonly name: string;
  /** File, from the root of the project. */
  readonly file: string;
  /** By prop, or by part and prop of it (`moves.moving`). */
  readonly states: ReadonlyMap<string, PropStates>;
}

const FILES = "packages/screens/src/**/*-{screen,dialog}.tsx";

const NAMES = /^[A-Z]\w*(?:Screen|Dialog)$/;

/** The values of `status` in the members of a union; none where a type is no union of states. */
function membersOf(checker: Checker, type: Type): string[] {
  if (!type.isUnionType()) return [];
  return type.getTypes().flatMap((member) => {
    const status = checker.getPropertiesOfType(member).find(({ name }) => name === "status");
    const value = status && checker.getTypeOfSymbol(status);
    if (!value) return [];
    const values = value.isUnionType() ? value.getTypes() : [value];
    return values.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []));
  });
}

function statesOf(checker: Checker, props: Type, group = ""): Map<string, PropStates> {
  const states = new Map<string, PropStates>();
  const all = checker.getPropertiesOfType(props);
  for (const prop of all) {
    const type = checker.getTypeOfSymbol(prop);
    if (!type) continue;
    const members = [...new Set(membersOf(checker, type))];
    if (members.length > 1)
      states.set(group + prop.name, { members, part: group === "" ? [] : all.map(({ name }) => name) });
    // What a part of a screen reads and calls is one prop.
    else if (group === "" && !type.isUnionType())
      for (const [name, inner] of statesOf(checker, type, `${prop.name}.`)) states.set(name, inner);
  }
  return states;
}

/** Reads every screen and dialog with their states from the types of their props. */
export function readScreenStates(): ScreenStates[] {
  const api = new API();
  try {
    const config = resolve("tsconfig.browser.json");
    const snapshot = api.updateSnapshot({ openProjects: [config] });
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}.`);
    const { checker, program } = project;
    return globSync(FILES).flatMap((file) => {
      const source = program.getSourceFile(resolve(file));
      const module = source && checker.getSymbolAtLocation(source);
      const components = module ? checker.getExportsOfModule(module) : [];
      return components
        .filter(({ name, flags }) => NAMES.test(name) && (flags & SymbolFlags.Value) !== 0)
        .flatMap((component) => {
          const type = checker.getTypeOfSymbol(component);
          const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
          const [parameter] = signature?.getParameters() ?? [];
          const props = parameter && checker.getTypeOfSymbol(parameter);
          return [{ name: component.name, file, states: props ? statesOf(checker, props) : new Map() }];
        });
    });
  } finally {
    api.close();
  }
}
