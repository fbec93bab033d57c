import { dirname, join } from "node:path";

import { type ESTree, parseSync, Visitor } from "vite";

/** Reads a source file by its path from the project's root. */
export type ReadSource = (path: string) => string;

type Constants = ReadonlyMap<string, ESTree.Expression>;

/** Parsed module with its top-level constants and imports. */
interface Module {
  readonly path: string;
  readonly program: ESTree.Program;
  /** Top-level constants with their values. */
  readonly constants: Constants;
  /** Imported names: the module's path and the name it exports. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

/** Modifiers of tests and suites that run; `skip` and `todo` are not among them. */
const RUNNING = new Set(["for", "each", "runIf", "skipIf", "concurrent", "sequential", "only", "fails"]);

/** Resolves an import to a path from the project's root; undefined for libraries. */
function sourcePath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  const own = /^@shop\/(?<name>[\w-]+)\/(?<rest>.+)$/.exec(specifier)?.groups;
  return own && `packages/${own["name"]}/src/${own["rest"]}`;
}

function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const constants = new Map<string, ESTree.Expression>();
  const imports = new Map<string, { path: string; name: string }>();
  const declare = (declaration: ESTree.Declaration | ESTree.Statement | null) => {
    if (declaration?.type !== "VariableDeclaration") return;
    for (const { id, init } of declaration.declarations) {
      if (id.type === "Identifier" && init) constants.set(id.name, init);
    }
  };
  for (const statement of program.body) {
    if (statement.type === "ExportNamedDeclaration") declare(statement.declaration);
    else if (statement.type === "ImportDeclaration") {
      const target = sourcePath(path, statement.source.value);
      for (const one of target ? statement.specifiers : []) {
        if (one.type === "ImportSpecifier" && one.imported.type === "Identifier")
          imports.set(one.local.name, { path: target ?? "", name: one.imported.name });
      }
    } else declare(statement);
  }
  return { path, program, constants, imports };
}

/** Unwraps `as const`, `satisfies` and parentheses. */
function plain(node: ESTree.Expression): ESTree.Expression {
  return node.type === "TSAsExpression" ||
    node.type === "TSSatisfiesExpression" ||
    node.type === "ParenthesizedExpression"
    ? plain(node.expression)
    : node;
}

/** Reads the text of a literal, or of a template up to its first expression. */
function textOf(node: ESTree.Expression | ESTree.SpreadElement | undefined): string | undefined {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  return node?.type === "TemplateLiteral" ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

function property(node: ESTree.Expression, name: string): ESTree.Expression | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  for (const one of node.properties) {
    if (one.type === "Property" && one.key.type === "Identifier" && one.key.name === name) return one.value;
  }
  return undefined;
}

/** Finds the names of tests and stories in source files. */
export class NameReader {
  readonly #read: ReadSource;
  readonly #modules = new Map<string, Module>();

  constructor(read: ReadSource) {
    this.#read = read;
  }

  /** Lists the full names of a file's tests: titles of suites and test. */
  tests(path: string): string[] {
    const module = this.#module(path);
    const names: string[] = [];
    const suites: { readonly call: ESTree.CallExpression; readonly title: string }[] = [];
    new Visitor({
      CallExpression: (call) => {
        const runner = runnerOf(call.callee);
        const title = textOf(call.arguments[0]);
        if (!runner || title === undefined || call.arguments.length < 2) return;
        if (runner.name === "describe") {
          suites.push({ call, title });
          return;
        }
        const before = suites.map((suite) => suite.title);
        for (const own of this.#titles(title, runner.table, module)) names.push([...before, own].join(" > "));
      },
      "CallExpression:exit": (call) => {
        if (suites.at(-1)?.call === call) suites.pop();
      },
    }).visit(module.program);
    return names;
  }

  /** Lists the names of a file's stories with a `play` (own or inherited), and of tests of a story. */
  stories(path: string): string[] {
    const { program, constants } = this.#module(path);
    const names: string[] = [];
    new Visitor({
      ExportNamedDeclaration: ({ declaration }) => {
        if (declaration?.type !== "VariableDeclaration") return;
        for (const { init } of declaration.declarations) {
          const story = init && storyOf(init);
          const name = story && property(story, "name");
          if (name && plays(init, constants)) names.push(textOf(name) ?? "");
        }
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        const onStory =
          callee.type === "MemberExpression" &&
          callee.property.type === "Identifier" &&
          callee.property.name === "test" &&
          callee.object.type === "Identifier" &&
          !["test", "it"].includes(callee.object.name);
        const name = textOf(first);
        if (onStory && name !== undefined) names.push(name);
      },
    }).visit(program);
    return names;
  }

  #module(path: string): Module {
    const known = this.#modules.get(path);
    if (known) return known;
    const module = readModule(path, this.#read(path));
    this.#modules.set(path, module);
    return module;
  }

  /** Expands a leading placeholder by the rows of a table: `$name` reads a property, `%s` the row or its first value. */
  #titles(title: string, table: ESTree.Expression | undefined, module: Module): string[] {
    const placeholder = /^(?:\$(?<key>\w+)|%s)/.exec(title);
    if (!placeholder || !table) return [title];
    const key = placeholder.groups?.["key"];
    const rest = title.slice(placeholder[0].length);
    return this.#rows(table, module).map((row) => {
      const first = row.type === "ArrayExpression" ? row.elements[0] : row;
      const value = key === undefined ? first : property(row, key);
      return (textOf(value ?? undefined) ?? "") + rest;
    });
  }

  /** Evaluates the rows of a table statically: follows spreads, constants and imports, and ignores filters. */
  #rows(table: ESTree.Expression, module: Module): ESTree.Expression[] {
    const node = plain(table);
    if (node.type === "ArrayExpression") {
      return node.elements.flatMap((one) => {
        if (!one) return [];
        return one.type === "SpreadElement" ? this.#rows(one.argument, module) : [plain(one)];
      });
    }
    if (node.type === "CallExpression" && node.callee.type === "MemberExpression")
      return this.#rows(node.callee.object, module);
    if (node.type !== "Identifier") return [];
    const own = module.constants.get(node.name);
    if (own) return this.#rows(own, module);
    const imported = module.imports.get(node.name);
    if (!imported) return [];
    const from = this.#module(imported.path);
    const value = from.constants.get(imported.name);
    return value ? this.#rows(value, from) : [];
  }
}

/** Identifies a call of `test`, `it` or `describe`, with the table of `.for` or `.each`; undefined for others and for skipped ones. */
function runnerOf(
  callee: ESTree.Expression,
): { readonly name: string; readonly table?: ESTree.Expression } | undefined {
  if (callee.type === "Identifier")
    return ["test", "it", "describe"].includes(callee.name) ? { name: callee.name } : undefined;
  if (callee.type === "CallExpression") {
    const runner = runnerOf(callee.callee);
    const [table] = callee.arguments;
    return runner && table && table.type !== "SpreadElement" ? { ...runner, table } : runner;
  }
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  return RUNNING.has(callee.property.name) ? runnerOf(callee.object) : undefined;
}

/** Finds the object that describes a story: the argument of `meta.story` or `Other.extend`, or the object itself. */
function storyOf(value: ESTree.Expression): ESTree.Expression | undefined {
  const node = plain(value);
  if (node.type === "ObjectExpression") return node;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { property: method } = node.callee;
  if (method.type !== "Identifier" || !["story", "extend"].includes(method.name)) return undefined;
  const [first] = node.arguments;
  return first && first.type !== "SpreadElement" ? plain(first) : undefined;
}

/** Checks whether a story has a `play`, its own or inherited by `extend`. */
function plays(value: ESTree.Expression, constants: Constants): boolean {
  const story = storyOf(value);
  if (!story) return false;
  if (property(story, "play")) return true;
  const node = plain(value);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object } = node.callee;
  const extended = object.type === "Identifier" ? constants.get(object.name) : undefined;
  return extended !== undefined && plays(extended, constants);
}
