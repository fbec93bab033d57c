/** `npm run generate -- primitive|screen|endpoint …`: what is written passes the checks and its own stories as it stands. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { insertions } from "./insertions.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const kebab = (text) =>
  /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(text) || "Lower-case words joined by hyphens, please.";

/** A prompt for a name under which nothing stands yet. */
const newName = (name, message, place) => ({
  type: "input",
  name,
  message,
  validate: (text) => {
    const rule = kebab(text);
    if (rule !== true) return rule;
    return existsSync(path.join(root, place(text))) ? `${place(text)} is there already.` : true;
  },
});

const add = (target, templateFile) => ({ type: "add", path: path.join(root, target), templateFile });

/** Lines are as long as the formatter wants them, whatever the name. */
const format = (...targets) => ({ type: "format", targets });

export default function generators(plop) {
  plop.setHelper("link", (name, ending) => {
    const pascal = plop.getHelper("pascalCase")(name);
    return `{@link ${pascal}${typeof ending === "string" ? ending : ""}}`;
  });

  plop.setActionType("format", (answers, { targets }) => {
    const files = targets.map((target) => path.join(root, plop.renderString(target, answers)));
    execFileSync(process.execPath, [path.join(root, "node_modules/oxfmt/bin/oxfmt"), ...files], {
      cwd: root,
    });
    return "formatted";
  });

  plop.setGenerator("primitive", {
    description: "A primitive of packages/ui with its stories",
    prompts: [newName("name", "Name (price-tag):", (name) => `packages/ui/src/${name}.tsx`)],
    actions: [
      add("packages/ui/src/{{kebabCase name}}.tsx", "primitive/primitive.tsx.template"),
      add("packages/ui/src/{{kebabCase name}}.stories.tsx", "primitive/primitive.stories.tsx.template"),
      format("packages/ui/src/{{kebabCase name}}.tsx", "packages/ui/src/{{kebabCase name}}.stories.tsx"),
    ],
  });

  const screen = "packages/screens/src/{{kebabCase name}}/{{kebabCase name}}-screen";
  const model = "packages/data/src/models/use-{{kebabCase name}}-model.ts";
  plop.setGenerator("screen", {
    description: "A screen with its stories and the model that feeds it",
    prompts: [newName("name", "Name (price-list):", (name) => `packages/screens/src/${name}`)],
    actions: [
      add(`${screen}.tsx`, "screen/screen.tsx.template"),
      add(`${screen}.stories.tsx`, "screen/screen.stories.tsx.template"),
      add(model, "screen/model.ts.template"),
      format(`${screen}.tsx`, `${screen}.stories.tsx`, model),
    ],
  });

  const contract = "packages/contract/src/endpoints/{{kebabCase module}}.ts";
  const answers = "packages/mocks/src/shop/{{kebabCase module}}-answers.ts";
  const api = "apps/api/src/modules/{{kebabCase module}}/{{kebabCase module}}";
  plop.setGenerator("endpoint", {
    description: "A new module of the API with its first call: contract, mock answer, service and route",
    prompts: [
      newName("module", "Module (brands):", (name) => `apps/api/src/modules/${name}`),
      { type: "input", name: "name", message: "Call (list-brands):", validate: kebab },
      {
        type: "input",
        name: "path",
        message: "Address (/brands):",
        validate: (text) =>
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
