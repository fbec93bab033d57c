/** Generators of `npm run generate -- primitive|screen|endpoint …`; generated code passes all checks and its own stories. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { ActionType, CustomActionFunction, NodePlopAPI, PlopGeneratorConfig } from "plop";

import { insertions } from "./insertions.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

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
    execFileSync(process.execPath, [path.join(root, "node_modules/oxfmt/bin/oxfmt"), ...files], {
      cwd: root,
    });
    return "formatted";
  };

export default function generators(plop: NodePlopAPI): void {
  plop.setHelper("link", (name: string, ending: unknown) => {
    const pascal = plop.renderString("{{pascalCase name}}", { name });
    return `{@link ${pascal}${typeof ending === "string" ? ending : ""}}`;
  });

  plop.setGenerator("primitive", {
    description: "A primitive in packages/ui with its stories",
    prompts: [newName("name", "Name (price-tag):", (name) => `packages/ui/src/${name}.tsx`)],
    actions: [
      add("packages/ui/src/{{kebabCase name}}.tsx", "primitive/primitive.tsx.template"),
      add("packages/ui/src/{{kebabCase name}}.stories.tsx", "primitive/primitive.stories.tsx.template"),
      format("packages/ui/src/{{kebabCase name}}.tsx", "packages/ui/src/{{kebabCase name}}.stories.tsx"),
    ],
  });

  const screen = "packages/screens/src/shop/{{kebabCase name}}/{{kebabCase name}}-screen";
  const model = "packages/data/src/shop/{{kebabCase name}}/use-{{kebabCase name}}-model.ts";
  const view = "packages/data/src/shop/{{kebabCase name}}/view.ts";
  plop.setGenerator("screen", {
    description: "A screen with its stories, its model and the view type that both share",
    prompts: [newName("name", "Name (price-list):", (name) => `packages/screens/src/shop/${name}`)],
    actions: [
      add(`${screen}.tsx`, "screen/screen.tsx.template"),
      add(`${screen}.stories.tsx`, "screen/screen.stories.tsx.template"),
      add(model, "screen/model.ts.template"),
      add(view, "screen/view.ts.template"),
      format(`${screen}.tsx`, `${screen}.stories.tsx`, model, view),
    ],
  });

  const contract = "packages/contract/src/{{kebabCase module}}/endpoints.ts";
  const answers = "packages/mocks/src/{{kebabCase module}}/{{kebabCase module}}-answers.ts";
  const api = "apps/api/src/modules/{{kebabCase module}}/{{kebabCase module}}";
  plop.setGenerator("endpoint", {
    description: "A new API module with its first endpoint: contract, mock, service and route",
    prompts: [
      newName("module", "Module (brands):", (name) => `apps/api/src/modules/${name}`),
      { type: "input", name: "name", message: "Call (list-brands):", validate: kebab },
      {
        type: "input",
        name: "path",
        message: "Address (/brands):",
        validate: (text: string) =>
          /^\/[\w/-]+$/.test(text) || "A path without parameters that begins with a slash, please.",
      },
    ],
    actions: [
      add(contract, "endpoint/contract.ts.template"),
      add(answers, "endpoint/answers.ts.template"),
      add(`${api}.service.ts`, "endpoint/service.ts.template"),
      add(`${api}.routes.ts`, "endpoint/routes.ts.template"),
      ...insertions.map(({ path: target, anchor, line }) => ({
        type: "modify",
        path: path.join(root, target),
        pattern: anchor,
        template: `${line}$&`,
      })),
      format(
        contract,
        answers,
        `${api}.service.ts`,
        `${api}.routes.ts`,
        ...insertions.map((one) => one.path),
      ),
    ],
  });
}
