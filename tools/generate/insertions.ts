/*
 * Insertion points of a new endpoint: each line goes before the first match of its anchor. A test checks the anchors against the
 * files, so that a renamed list fails the tests and not the next run of the generator.
 */
export const insertions = [
  {
    path: "packages/contract/src/addresses/shop.ts",
    anchor: /^\} as const satisfies Record<string, Address>;/m,
    line: '  {{camelCase name}}: { method: "GET", path: "{{path}}" },\n',
  },
  {
    path: "packages/contract/src/endpoints.ts",
    anchor: /^\ntype EndpointsIn/m,
    line: 'import * as {{camelCase module}} from "./{{kebabCase module}}/endpoints.ts";\n',
  },
  {
    path: "packages/contract/src/endpoints.ts",
    anchor: /^ {2}\.\.\.endpointsIn\(slides\),/m,
    line: "  ...endpointsIn({{camelCase module}}),\n",
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^import type \{ Answers, MockOrder, ShopState \}/m,
    line: 'import { {{camelCase module}}Answers } from "../{{kebabCase module}}/{{kebabCase module}}-answers.ts";\n',
  },
  {
    path: "packages/mocks/src/shop/mock-shop.ts",
    anchor: /^ {4}\.\.\.orderAnswers\(state\),/m,
    line: "    ...{{camelCase module}}Answers(),\n",
  },
  {
    path: "apps/api/src/app.ts",
    anchor: /^import \{ serveMedia \}/m,
    line: 'import { serve{{pascalCase module}} } from "./modules/{{kebabCase module}}/{{kebabCase module}}.routes.ts";\nimport { {{camelCase module}}Service } from "./modules/{{kebabCase module}}/{{kebabCase module}}.service.ts";\n',
  },
  {
    path: "apps/api/src/app.ts",
    anchor: /^ {2}serveFallbacks\(/m,
    line: "  serve{{pascalCase module}}(routes, {{camelCase module}}Service());\n",
  },
];
