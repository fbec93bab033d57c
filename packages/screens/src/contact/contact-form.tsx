import { checkContact } from "@shop/contract/contact-check.ts";
import { type Contact, CONTACT_TEXT_LENGTH } from "@shop/contract/entities/contact.ts";
import { contactMessage } from "@shop/i18n/contact-message.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { MessageCircle } from "lucide-react";
import { useState } from "react";

import { SubmitButton } from "../parts/submit-button.tsx";
import { TextField } from "../parts/text-field.tsx";
import { textIn } from "../parts/text-in.ts";
import { type Faults, useFaults } from "../parts/use-faults.ts";

/** What a {@link ContactForm} takes. */
export interface ContactFormProps {
  /** Opens the chat app with this message. */
  readonly onChat: (text: string) => void;
}

const noFaults: Faults = {};

function read(form: HTMLFormElement): Contact {
  const textOf = textIn(form);
  return { name: textOf("name"), email: textOf("email"), phone: textOf("phone"), text: textOf("text") };
}

/** The contact form: checked live on each change and again on submit; a valid one opens as a chat message. */
export function ContactForm({ onChat }: ContactFormProps) {
  const { contact: texts } = useMessages("about");
  const [live, setLive] = useState(noFaults);
  const [submitted, setSubmitted] = useState(noFaults);
  const [length, setLength] = useState(0);
  const { form } = useFaults(submitted);
  const said = { name: texts.badName, email: texts.badEmail, phone: texts.badPhone, text: texts.badMessage };

  const faultsIn = (entered: Contact): Faults => {
    const faulty = checkContact(entered);
    const { name, email, phone, text } = said;
    return {
      ...(faulty.name && { name }),
      ...(faulty.email && { email }),
      ...(faulty.phone && { phone }),
      ...(faulty.text && { text }),
    };
  };
  /** Only what was touched speaks up while the rest is still to be filled in. */
  const check = (element: HTMLFormElement | null, name: keyof Contact) => {
    if (!element) return;
    const fault = faultsIn(read(element))[name];
    setLive((before) => ({ ...before, [name]: fault }));
  };
  const field = (name: keyof Contact) => ({
    name,
    required: true,
    error: live[name],
    onChange: () => check(form.current, name),
  });
  const { name: _name, onChange: onText, ...text } = field("text");
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const entered = read(event.currentTarget);
        const faults = faultsIn(entered);
        setLive(faults);
        setSubmitted(faults);
        if (Object.keys(faults).length === 0) onChat(contactMessage(entered, texts.chat));
      }}
    >
      <TextField {...field("name")} label={texts.name} autoComplete="name" className="sm:col-span-2" />
      <TextField
        {...field("email")}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextField
        {...field("phone")}
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <Field
        {...text}
        label={texts.message}
        hint={<bdi>{fill(texts.left, { count: length, most: CONTACT_TEXT_LENGTH })}</bdi>}
        className="sm:col-span-2"
      >
        <Textarea
          name="text"
          onChange={({ target }) => {
            setLength(target.value.trim().length);
            onText();
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <SubmitButton className="max-sm:w-full">
          <MessageCircle aria-hidden className="size-5" />
          {texts.send}
        </SubmitButton>
        <p className="text-muted text-sm">{texts.hint}</p>
      </div>
    </form>
  );
}
