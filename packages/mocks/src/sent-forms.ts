import { http } from "msw";

/** What was sent to an address: texts as they are, files by their names. */
type SentForm = Readonly<Record<string, string>>;

/** Notes the forms that are posted to an address, and leaves the answer to the next handler. */
export function noteForms(address: string) {
  const forms: SentForm[] = [];
  const handler = http.post(address, async ({ request }) => {
    const entries = [...(await request.clone().formData())];
    forms.push(
      Object.fromEntries(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])),
    );
  });
  return { forms, handler };
}
