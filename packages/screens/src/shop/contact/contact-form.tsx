import { type Contact, CONTACT_TEXT_LENGTH, contactSchema } from "@shop/contract/contact/contact.ts";
import { contactMessage } from "@shop/i18n/contact-message.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import { useWatch } from "react-hook-form";

import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { EmailField, PhoneField, TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

export interface ContactFormProps {
  /** Opens the chat app with this message. */
  readonly onChat: (text: string) => void;
}

/** The contact form: validated on each change and on submit; a valid one opens as a chat message. */
export function ContactForm({ onChat }: ContactFormProps) {
  const { contact: texts } = useMessages("about");
  const form = useSchemaForm(contactSchema, { mode: "onChange" });
  const length = useWatch({ control: form.control, name: "text", defaultValue: "" }).trim().length;
  // One text per field, whatever its error.
  const errorTexts = {
    name: texts.badName,
    email: texts.badEmail,
    phone: texts.badPhone,
    text: texts.badMessage,
  };
  const field = (name: keyof Contact) => {
    const { error, ...binding } = form.field(name);
    return { ...binding, required: true, error: error && errorTexts[name] };
  };
  return (
    <Form
      form={form}
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
      onSubmit={(contact) => onChat(contactMessage(contact, texts.chat))}
    >
      <RequiredHint className="sm:col-span-2" />
      <TextField {...field("name")} label={texts.name} autoComplete="name" className="sm:col-span-2" />
      <EmailField {...field("email")} label={texts.email} />
      <PhoneField {...field("phone")} label={texts.phone} />
      <TextareaField
        {...field("text")}
        label={texts.message}
        hint={<bdi>{fill(texts.left, { count: length, most: CONTACT_TEXT_LENGTH })}</bdi>}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <SubmitButton className="max-sm:w-full">
          <MessageCircle aria-hidden className="size-5" />
          {texts.send}
        </SubmitButton>
        <p className="text-muted text-sm">{texts.hint}</p>
      </div>
    </Form>
  );
}
