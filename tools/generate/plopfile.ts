/** Generators of `npm run generate -- primitive|list …`; generated code passes all checks and its own stories. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { adminRights } from "@shop/domain/admins/rights.ts";
import type { ActionType, CustomActionFunction, NodePlopAPI, PlopGeneratorConfig } from "plop";

import { insertions } from "./insertions.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const oxfmt = path.join(
  path.dirname(createRequire(import.meta.url).resolve("oxfmt/package.json")),
  "bin/oxfmt",
);

type Prompt = Extract<PlopGeneratorConfig["prompts"], unknown[]>[number];

const kebab = (text: string): true | string =>
  /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(text) || "Lower-case words joined by hyphens, please.";

/** Prompts for a name that is not in use. */
const newName = (name: string, message: string, place: (text: string) => string): Prompt => ({
  type: "input",
  name,
  message,
  validate: (text: string) => {
    const rule = kebab(text);
    if (rule !== true) return rule;
    return existsSync(path.join(root, place(text))) ? `${place(text)} exists already.` : true;
  },
});

const add = (target: string, templateFile: string): ActionType => ({
  type: "add",
  path: path.join(root, target),
  templateFile,
});

/** Formats the written files: the length of a line depends on the name. */
const format =
  (...targets: string[]): CustomActionFunction =>
  (answers, _config, plop) => {
    const files = targets.map((target) => path.join(root, plop.renderString(target, answers)));
    execFileSync(process.execPath, [oxfmt, ...files], {
      cwd: root,
    });
    return "formatted";
  };

export default function generators(plop: NodePlopAPI): void {
  // A handlebars expression inside the braces of a doc comment.
  plop.setHelper("link", (name: string) => `{@link ${plop.renderString("{{pascalCase name}}", { name })}}`);

  plop.setGenerator("primitive", {
    description: "A primitive in packages/ui with its stories",
    prompts: [newName("name", "Name (price-tag):", (name) => `packages/ui/src/${name}.tsx`)],
    actions: [
      add("packages/ui/src/{{kebabCase name}}.tsx", "primitive/primitive.tsx.template"),
      add("packages/ui/src/{{kebabCase name}}.stories.tsx", "primitive/primitive.stories.tsx.template"),
      format("packages/ui/src/{{kebabCase name}}.tsx", "packages/ui/src/{{kebabCase name}}.stories.tsx"),
    ],
  });

  const files: readonly (readonly [target: string, template: string])[] = [
    ["packages/contract/src/{{kebabCase many}}/{{kebabCase one}}.ts", "entity.ts"],
    ["packages/contract/src/{{kebabCase many}}/endpoints.ts", "endpoints.ts"],
    ["packages/mocks/src/{{kebabCase many}}/{{kebabCase one}}-answers.ts", "answers.ts"],
    ["apps/api/src/modules/{{kebabCase many}}/{{kebabCase many}}.table.ts", "table.ts"],
    ["apps/api/src/modules/{{kebabCase many}}/{{kebabCase many}}.routes.ts", "routes.ts"],
    ["packages/data/src/dash/{{kebabCase many}}/use-{{kebabCase many}}-model.ts", "model.ts"],
    ["packages/i18n/src/en/dash/{{kebabCase many}}.ts", "texts-en.ts"],
    ["packages/i18n/src/ar/dash/{{kebabCase many}}.ts", "texts-ar.ts"],
    ["packages/screens/src/dash/{{kebabCase many}}/{{kebabCase many}}-screen.tsx", "screen.tsx"],
    ["packages/screens/src/dash/{{kebabCase many}}/{{kebabCase one}}-dialogs.tsx", "dialogs.tsx"],
    [
      "packages/screens/src/dash/{{kebabCase many}}/{{kebabCase many}}-screen.stories.tsx",
      "screen.stories.tsx",
    ],
    ["apps/web/src/dash/{{kebabCase many}}/{{kebabCase many}}-page.tsx", "page.tsx"],
  ];
  plop.setGenerator("list", {
    description: "A list of the dashboard through all layers, with a name and a note, to be filled in",
    prompts: [
      { type: "input", name: "one", message: "Name of an entry (shelf):", validate: kebab },
      newName("many", "The same in the plural (shelves):", (many) => `apps/api/src/modules/${many}`),
      {
        type: "input",
        name: "need",
        message: `Right that it needs (owner, ${adminRights.join(", ")}):`,
        validate: (text: string) =>
          ["owner", ...adminRights].includes(text) || "One of these rights, please.",
      },
      { type: "input", name: "titleAr", message: "Title in Arabic:" },
    ],
    actions: (answers: Record<string, unknown> = {}) => {
      answers["area"] = plop.renderString("dash{{pascalCase many}}", answers);
      const migration: CustomActionFunction = () => {
        const name = plop.renderString("{{snakeCase many}}", answers);
        execFileSync("npm", ["run", "migration", "-w", "@shop/api", "--", "--name", name], { cwd: root });
        return "migration written";
      };
      return [
        ...files.map(([target, template]) => add(target, `list/${template}.template`)),
        ...insertions.map(({ path: target, anchor, line }) => ({
          type: "modify",
          path: path.join(root, target),
          pattern: anchor,
          template: `${line}$&`,
        })),
        format(...files.map(([target]) => target), ...insertions.map((one) => one.path)),
        migration,
      ];
    },
  });
}
