import { describe, expect, test } from "vitest";

import { importStatements } from "../../.storybook/import-statements.ts";
import { writtenCode } from "../../.storybook/written-code.ts";

const imports = importStatements();

/** The code of a story about Pagination. */
const written = (code: string, args: readonly string[] = []) =>
  writtenCode(code, { component: "Pagination", props: ["page", "labels", "rows"], args, imports });

describe("the code of a story as another project writes it", () => {
  test("has an import for each component and icon", () => {
    expect(written('<Card>\n  <CardBody>\n    <Check key=".0" />\n  </CardBody>\n</Card>')).toBe(
      `import { Card, CardBody } from "@shop/ui/card.tsx";
import Check from "lucide-react/icons/check";

export const Example = () => (
  <Card>
    <CardBody>
      <Check />
    </CardBody>
  </Card>
);
`,
    );
  });

  test("names the component in place of the part that holds its state, or takes all of its props", () => {
    const example = '<WithState\n  key="1"\n  page={1}\n/>';
    expect(written(example, ["page"])).toContain("  <Pagination\n    page={1}\n  />");
    expect(written("<Connected rows={20} />", ["id"])).toBe(
      `import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import type { ComponentProps } from "react";

export const Example = (props: ComponentProps<typeof Pagination>) => <Pagination {...props} />;
`,
    );
  });

  test("leaves long data, and functions that return something, to who copies it", () => {
    const rows = `[\n${"    1,\n".repeat(20)}  ]`;
    const code = written(
      `<Pagination\n  labels={{\n    pageOf: () => {}\n  }}\n  nameOf={() => {}}\n  onPage={() => {}}\n  page={2}\n  rows={${rows}}\n/>`,
    );
    expect(code).toContain(
      'Example = ({ labels, nameOf, rows }: Pick<ComponentProps<typeof Pagination>, "labels" | "nameOf" | "rows">) =>',
    );
    expect(code).toContain(
      "    labels={labels}\n    nameOf={nameOf}\n    onPage={() => {}}\n    page={2}\n    rows={rows}\n  />",
    );
  });

  test("takes all props where the parts below the component are made of data", () => {
    const rows = "    <Card name={{ en: 'Multimeter' }} />\n".repeat(200);
    expect(written(`<Pagination>\n${rows}</Pagination>`)).toMatch(
      /Example = \(props: ComponentProps<typeof Pagination>\) => <Pagination \{\.\.\.props\} \/>;\n$/,
    );
  });

  test("is written once", () => {
    const once = written("<Pagination page={2} />");
    expect(written(once)).toBe(once);
  });
});
