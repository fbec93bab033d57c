// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "./api-error.ts";
import { requiredFields } from "./required-fields.ts";
import {
  type Outcome,
  type SubmissionControl,
  type SubmissionSteps,
  useSubmission,
} from "./use-submission.ts";

interface Entry {
  readonly name: string;
}
type Errors = Readonly<Record<string, string>>;
type Control = SubmissionControl<Entry, Errors>;
type Steps = SubmissionSteps<Entry, Errors>;

const send = vi.fn<Steps["send"]>();

function Form({ steps, onTold }: { steps: Partial<Steps>; onTold: (control: Control) => void }) {
  const control = useSubmission({ send, ...steps });
  useEffect(() => {
    onTold(control);
  });
  return null;
}

/** Draws the hook; `now` is what it told last. */
async function submission(steps: Partial<Steps> = {}): Promise<{ readonly now: () => Control }> {
  const told: Control[] = [];
  const form = <Form steps={steps} onTold={(control) => told.push(control)} />;
  await act(async () => createRoot(document.createElement("div")).render(form));
  return {
    now: () => {
      const last = told.at(-1);
      if (!last) throw new Error("Nothing was drawn.");
      return last;
    },
  };
}

/** A sending whose end the test decides. */
function underWay(): PromiseWithResolvers<Outcome<Errors>> {
  const outcome = Promise.withResolvers<Outcome<Errors>>();
  send.mockReturnValueOnce(outcome.promise);
  return outcome;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  send.mockReset();
});

test("CHECKOUT-5 what is sent twice at once is sent once, and can be sent again afterwards", async () => {
  const { now } = await submission();
  expect(now()).toMatchObject({ errors: {}, submission: { status: "idle" } });
  const first = underWay();
  await act(async () => {
    now().submit({ name: "a" });
    now().submit({ name: "a" });
  });
  expect(now().submission).toEqual({ status: "pending" });
  await act(async () => now().submit({ name: "b" }));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => first.resolve({}));
  expect(now().submission).toEqual({ status: "idle" });
  underWay().resolve({});
  await act(async () => now().submit({ name: "b" }));
  expect(send).toHaveBeenLastCalledWith({ name: "b" });
});

test("SIGNUP-2 what the check refuses is not sent, and leaves what the sending before came to", async () => {
  const { now } = await submission({ check: ({ name }) => requiredFields({ name }) });
  underWay().resolve({ failure: "conflict" });
  await act(async () => now().submit({ name: "a" }));
  const { errors } = now();
  await act(async () => now().submit({ name: "" }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(now()).toMatchObject({
    errors: { name: "required" },
    submission: { status: "failed", error: "conflict" },
  });
  expect(now().errors).not.toBe(errors);
});

test("CHECKOUT-6 fields that are refused, and a failure, are told until the next sending", async () => {
  const { now } = await submission();
  underWay().resolve({ errors: { name: "too_long" }, failure: "conflict" });
  await act(async () => now().submit({ name: "a" }));
  expect(now()).toMatchObject({
    errors: { name: "too_long" },
    submission: { status: "failed", error: "conflict" },
  });
  underWay();
  await act(async () => now().submit({ name: "b" }));
  expect(now()).toMatchObject({ errors: {}, submission: { status: "pending" } });
});

test("SIGNUP-3 a sending that throws is a failure in the error's own words", async () => {
  const { now } = await submission();
  send.mockRejectedValueOnce(new ApiError({ status: 409, message: "Taken." }));
  await act(async () => now().submit({ name: "a" }));
  expect(now().submission).toEqual({ status: "failed", error: "Taken." });
});

test("CHECKOUT-6 a sending that throws is what `fail` makes of it, which is told what was entered", async () => {
  const fail = vi.fn<NonNullable<Steps["fail"]>>(() => ({ errors: { name: "taken" } }));
  const { now } = await submission({ fail });
  const error = new Error("no");
  send.mockRejectedValueOnce(error);
  await act(async () => now().submit({ name: "a" }));
  expect(fail).toHaveBeenCalledWith(error, { name: "a" });
  expect(now()).toMatchObject({ errors: { name: "taken" }, submission: { status: "idle" } });
});

test("LOGIN-1 SIGNUP-2 empty fields are required", () => {
  expect(requiredFields({ a: "", b: "x", c: " " })).toEqual({ a: "required" });
});
