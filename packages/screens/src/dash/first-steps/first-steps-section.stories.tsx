import { type FirstStepName, firstStepNames } from "@shop/contract/first-steps/first-steps.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { FirstStepsReturn, FirstStepsSection } from "./first-steps-section.tsx";

const stepsAfter = (...done: FirstStepName[]) =>
  firstStepNames.map((step) => ({ step, done: done.includes(step) }));

const meta = preview.meta({
  title: "Dashboard/First steps",
  component: FirstStepsSection,
  decorators: [inDash],
  render: (args) => (
    <>
      <FirstStepsSection {...args} />
      <FirstStepsReturn {...args} />
    </>
  ),
  args: {
    firstSteps: { dismissed: false, steps: stepsAfter("shop", "branches", "category") },
    onDismiss: fn(),
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const openAll = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByText("All steps"));

/** Three of the steps are done, the next one in front. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** All steps are open. */
export const Opened = meta.story({ ...english, play: openAll });

export const Dismissed = meta.story({ args: { firstSteps: { dismissed: true, steps: stepsAfter() } } });

/** A shop that never had the demonstration. */
export const EmptyShop = meta.story({
  name: "Empty shop",
  args: {
    firstSteps: {
      dismissed: false,
      steps: stepsAfter().filter(({ step }) => step !== "demonstration"),
    },
  },
});

Default.test("D-131 says how many are done, and leads to the next one", english, async ({ canvas }) => {
  await expect(canvas.getByText("3 of 12 done")).toBeVisible();
  await expect(canvas.getAllByRole("link", { name: "Delivery" })[0]).toHaveAttribute(
    "href",
    "/dash/settings/delivery",
  );
});

Opened.test("D-131 each step says whether it is done and leads to its place", english, async (context) => {
  const { canvas } = context;
  await openAll(context);
  const items = canvas.getAllByRole("listitem");
  await expect(items).toHaveLength(12);
  await expect(items[0]).toHaveTextContent(/^done/);
  await expect(items[2]).toHaveTextContent(/^to do/);
  await expect(canvas.getByRole("link", { name: "Remove the demonstration" })).toHaveAttribute(
    "href",
    "/dash/settings/demonstration",
  );
});

Default.test("D-131 is dismissed", english, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
  await expect(args.onDismiss).toHaveBeenCalledWith(true);
});

Dismissed.test("D-131 is brought back", english, async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole("heading")).toBeNull();
  await userEvent.click(canvas.getByRole("button", { name: "Show the first steps" }));
  await expect(args.onDismiss).toHaveBeenCalledWith(false);
});
