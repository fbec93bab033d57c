import { type NoticeName, notices } from "@shop/domain/notices.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { expect, within } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { english, inPage } from "../stories/page.tsx";
import { useNotify } from "./use-notify.ts";

interface NoticesProps {
  /** Names of the listed notices. */
  readonly names: readonly NoticeName[];
}

/** All notices of the shop with their texts, tones and times; a button shows the notice itself. */
function Notices({ names }: NoticesProps) {
  const notify = useNotify();
  const texts = useMessages("notices");
  return (
    <ul className="divide-line divide-y py-4">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
          <Button onClick={() => notify(name, { error: "email_taken" })}>{name}</Button>
          <p className="min-w-56 flex-1">
            {texts[name].title}
            <span className="text-muted block text-sm">{texts[name].footer}</span>
          </p>
          <p className="text-muted text-sm" dir="ltr">
            {notices[name].tone}, {notices[name].durationMs} ms
          </p>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: "Parts/Notices",
  component: Notices,
  argTypes: {
    names: { description: "Names of the listed notices." },
  },
  decorators: [inPage],
  args: { names: Object.keys(notices).filter((name): name is NoticeName => name in notices) },
});

export const Default = meta.story({});

interface SpecifiedNotice {
  readonly name: NoticeName;
  readonly text: string;
  readonly tone: "success" | "warning" | "error";
  readonly milliseconds: number;
}

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Shows each notice and compares it with its specification. */
async function expectNotices(
  { canvas, userEvent }: Pick<Context, "canvas" | "userEvent">,
  specified: readonly SpecifiedNotice[],
): Promise<void> {
  for (const { name, text, tone, milliseconds } of specified) {
    await userEvent.click(canvas.getByRole("button", { name }));
    const region = within(canvas.getByRole(tone === "success" ? "status" : "alert"));
    const card = (await region.findByText(text)).closest("[data-tone]");
    await expect(card).toHaveAttribute("data-tone", tone);
    await expect(card).toHaveAttribute("data-duration", String(milliseconds));
    await userEvent.click(region.getByRole("button", { name: "Close" }));
  }
}

Default.test(
  "NOTICE-1 NOTICE-2 tones and times that the specification states for a notice",
  english,
  async (context) => {
    await expectNotices(context, [
      { name: "loggedIn", text: "successfully loged In", tone: "success", milliseconds: 2000 },
      {
        name: "loginFailed",
        text: "Oops.. something wrong please try again",
        tone: "error",
        milliseconds: 1500,
      },
      { name: "loggedOut", text: "logged out", tone: "success", milliseconds: 1000 },
      {
        name: "orderFailed",
        text: "Oops something wrong please try again",
        tone: "error",
        milliseconds: 2000,
      },
      { name: "signupFieldsMissing", text: "please enter empty field", tone: "warning", milliseconds: 2000 },
      { name: "signupRefused", text: "please enter new email or login", tone: "warning", milliseconds: 2500 },
    ]);
  },
);

Default.test(
  "NOTICE-1 NOTICE-2 a notice without a time of its own takes that of its kind: success, missing field, invalid email",
  english,
  async (context) => {
    await expectNotices(context, [
      { name: "addedToCart", text: "Added To Cart Successfully", tone: "success", milliseconds: 1000 },
      { name: "signedUp", text: "Account Created Successfully", tone: "success", milliseconds: 1000 },
      {
        name: "cartIsEmpty",
        text: "Oops... You need to add product in your cart.",
        tone: "error",
        milliseconds: 2000,
      },
      { name: "chatFieldsMissing", text: "please enter all fields", tone: "warning", milliseconds: 2000 },
      {
        name: "emailAndPhoneRequired",
        text: "email and phone are required",
        tone: "error",
        milliseconds: 2000,
      },
      { name: "badEmail", text: "please enter a vaild email", tone: "error", milliseconds: 3000 },
    ]);
  },
);
