/** Generators of `npm run generate -- primitive|feature …`; generated code passes all checks and its own stories. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

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

/** A file in the folder of a feature. */
const at = (folder: string, file: string): string => `${folder}/{{kebabCase name}}/${file}`;

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
    [at("packages/contract/src", "endpoints.ts"), "endpoints.ts"],
    [at("packages/mocks/src", "{{kebabCase name}}-answers.ts"), "answers.ts"],
    [at("apps/api/src/modules", "{{kebabCase name}}.service.ts"), "service.ts"],
    [at("apps/api/src/modules", "{{kebabCase name}}.routes.ts"), "routes.ts"],
    [at("packages/data/src/{{side}}", "queries.ts"), "queries.ts"],
    [at("packages/data/src/{{side}}", "view.ts"), "view.ts"],
    [at("packages/data/src/{{side}}", "use-{{kebabCase name}}-model.ts"), "model.ts"],
    ["packages/i18n/src/en/{{side}}/{{kebabCase name}}.ts", "texts-en.ts"],
    ["packages/i18n/src/ar/{{side}}/{{kebabCase name}}.ts", "texts-ar.ts"],
    [at("packages/screens/src/{{side}}", "{{kebabCase name}}-screen.tsx"), "screen.tsx"],
    [at("packages/screens/src/{{side}}", "{{kebabCase name}}-screen.stories.tsx"), "screen.stories.tsx"],
    [at("apps/web/src/{{side}}", "{{kebabCase name}}-page.tsx"), "page.tsx"],
  ];
  plop.setGenerator("feature", {
    description: "A feature through all layers, from its endpoint to its page: a list of what it is about",
    prompts: [
      newName("name", "Name, in the plural (offers):", (name) => `apps/api/src/modules/${name}`),
      {
        type: "input",
        name: "side",
        message: "Side (shop or dash):",
        validate: (text: string) => text === "shop" || text === "dash" || "shop or dash, please.",
      },
      { type: "input", name: "titleAr", message: "Title in Arabic:" },
    ],
    actions: (answers: Record<string, unknown> = {}) => {
      const isDash = answers["side"] === "dash";
      const render = (template: string) => plop.renderString(template, answers);
      Object.assign(answers, {
        isDash,
        access: isDash ? "admin" : "public",
        endpoint: render(isDash ? "/admin/{{kebabCase name}}" : "/{{kebabCase name}}"),
        area: render(isDash ? "dash{{pascalCase name}}" : "{{camelCase name}}"),
      });
      const inserted = insertions.filter(({ side }) => side === undefined || side === answers["side"]);
      return [
        ...files.map(([target, template]) => add(target, `feature/${template}.template`)),
        ...inserted.map(({ path: target, anchor, line }) => ({
          type: "modify",
          path: path.join(root, target),
          pattern: anchor,
          template: `${line}$&`,
        })),
        format(...files.map(([target]) => target), ...inserted.map((one) => one.path)),
      ];
    },
  });
}
