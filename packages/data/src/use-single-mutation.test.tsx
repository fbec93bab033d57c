// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { createBriefQueryClient } from "./query-client.ts";
import { type MutationOutcome, type SingleMutation, useSingleMutation } from "./use-single-mutation.ts";

type Control = SingleMutation<string, string>;

const mutationFn = vi.fn<(entry: string) => Promise<string>>();
const onSuccess = vi.fn<NonNullable<MutationOutcome<string, string>["onSuccess"]>>();
const onError = vi.fn<NonNullable<MutationOutcome<string, string>["onError"]>>();

let queryClient: QueryClient;
let root: Root;
let control: Control | undefined;

function Form() {
  const current = useSingleMutation({ mutationKey: ["forms", "send"], mutationFn }, { onSuccess, onError });
  useEffect(() => {
    control = current;
  });
  return null;
}

const mount = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>,
    ),
  );
const submit = (...entries: readonly string[]) =>
  act(async () => {
    for (const entry of entries) control?.submit(entry);
  });
/** Waits for a condition; React Query tells its observers in a task of its own. */
const until = (condition: () => boolean) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    if (!condition()) throw new Error("The condition is not met.");
  });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(async () => {
  vi.resetAllMocks();
  queryClient = createBriefQueryClient();
  root = createRoot(document.createElement("div"));
  await mount();
});

test("CHECKOUT-5 D-22 a double submit sends one request, and a later submit another", async () => {
  const request = Promise.withResolvers<string>();
  mutationFn.mockReturnValueOnce(request.promise).mockResolvedValueOnce("second");
  await submit("a", "a");
  await until(() => control?.isPending === true);
  await submit("b");
  expect(mutationFn).toHaveBeenCalledTimes(1);
  request.resolve("first");
  await until(() => control?.isPending === false && control.data === "first");
  await submit("b");
  await until(() => onSuccess.mock.calls.length === 2);
  expect(mutationFn.mock.calls.map(([entry]) => entry)).toEqual(["a", "b"]);
  expect(onSuccess.mock.calls).toEqual([
    ["first", "a"],
    ["second", "b"],
  ]);
});

test("CHECKOUT-6 onError gets a failed request with its variables, and a later submit can succeed", async () => {
  const failure = new Error("no answer");
  mutationFn.mockRejectedValueOnce(failure).mockResolvedValueOnce("sent");
  await submit("a");
  await until(() => control?.error === failure);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, "a");
  await submit("a");
  await until(() => control?.data === "sent");
  expect(control?.error).toBe(null);
});

test("CHECKOUT-5 onSuccess is called even after the component unmounted", async () => {
  const request = Promise.withResolvers<string>();
  mutationFn.mockReturnValueOnce(request.promise);
  await submit("a");
  await act(async () => root.unmount());
  request.resolve("sent");
  await until(() => onSuccess.mock.calls.length > 0);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith("sent", "a");
});
