import { allMessages } from "@shop/i18n/all.ts";
// @vitest-environment happy-dom
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test, vi } from "vitest";

import { Form } from "./form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text-field.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

const schema = v.object({ name: v.string(), number: v.string() });
const onSubmit = vi.fn<(values: v.InferOutput<typeof schema>) => void>();

function Example() {
  const form = useSchemaForm(schema);
  return (
    <I18nProvider locale="en" messages={allMessages.en}>
      <Form form={form} onSubmit={onSubmit}>
        <TextField {...form.field("name")} label="Name" />
        <TextField {...form.field("number")} label="Number" defaultValue="3CDF-GHJ6" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </I18nProvider>
  );
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test("ROUTE-1 what is typed into the server's page before hydration stays, and is submitted", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<Example />);
  const name = page.querySelector<HTMLInputElement>("[name=name]");
  expect(page.querySelector<HTMLInputElement>("[name=number]")?.value).toBe("3CDF-GHJ6");
  expect(page.querySelector("form")?.method).toBe("dialog");
  if (name) name.value = "Mona";
  await act(async () => hydrateRoot(page, <Example />));
  expect(name?.value).toBe("Mona");
  await act(async () => page.querySelector("form")?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: "Mona", number: "3CDF-GHJ6" });
});
