import { type NoticeName, notices } from "@shop/domain/notices.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { expect, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
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
          <p className="min-w-[min(14rem,100%)] flex-1">
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
  tags: ["!manifest"],
  argTypes: {
    names: { description: "Names of the listed notices." },
  },
  decorators: [inPage],
  args: { names: Object.keys(notices).filter((name): name is NoticeName => name in notices) },
});

export const Default = meta.story({});

type SpecifiedNotice = readonly [
  name: NoticeName,
  tone: "success" | "warning" | "error",
  milliseconds: number,
  text: string,
];

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Shows each notice and compares it with its specification. */
async function expectNotices(
  { canvas, userEvent }: Pick<Context, "canvas" | "userEvent">,
  specified: readonly SpecifiedNotice[],
): Promise<void> {
  for (const [name, tone, milliseconds, text] of specified) {
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
      ["loggedIn", "success", 2000, "successfully loged In"],
      ["loginFailed", "error", 1500, "Oops.. something wrong please try again"],
      ["loggedOut", "success", 1000, "logged out"],
      ["orderFailed", "error", 2000, "Oops something wrong please try again"],
      ["signupFieldsMissing", "warning", 2000, "please enter empty field"],
      ["signupRefused", "warning", 2500, "please enter new email or login"],
    ]);
  },
);

Default.test(
  "NOTICE-1 NOTICE-2 a notice without a time of its own takes that of its kind: success, missing field, invalid email",
  english,
  async (context) => {
    await expectNotices(context, [
      ["addedToCart", "success", 1000, "Added To Cart Successfully"],
      ["signedUp", "success", 1000, "Account Created Successfully"],
      ["cartIsEmpty", "error", 2000, "Oops... You need to add product in your cart."],
      ["chatFieldsMissing", "warning", 2000, "please enter all fields"],
      ["emailAndPhoneRequired", "error", 2000, "email and phone are required"],
      ["badEmail", "error", 3000, "please enter a vaild email"],
    ]);
  },
);
