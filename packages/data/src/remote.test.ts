import { expect, test, vi } from "vitest";

import { nextPageSubmission, toRemote, toSubmission } from "./remote.ts";
import { RequestError } from "./request-error.ts";

const refetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
const failure = new RequestError({ status: 503, message: "closed" });
const base = { data: undefined, error: null, isRefetching: false, refetch };

test("a pending query is loading", () => {
  expect(toRemote(base)).toEqual({ status: "loading" });
});

test("API-24 a failed query has the error's message, and onRetry refetches", () => {
  const remote = toRemote({ ...base, error: failure });
  expect(remote).toMatchObject({ status: "failed", error: "closed" });
  if (remote.status === "failed") remote.onRetry();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test("data is ready, mapped, and stays when a refetch fails", () => {
  const remote = toRemote(
    { ...base, data: [1, 2], error: failure, isRefetching: true },
    (list) => list.length,
  );
  expect(remote).toEqual({ status: "ready", data: 2, refreshing: true });
});

test("data may be null", () => {
  expect(toRemote({ ...base, data: null })).toEqual({ status: "ready", data: null, refreshing: false });
});

test("a command is idle, pending, or failed with its error's text", () => {
  expect(toSubmission({ isPending: false, error: null })).toEqual({ status: "idle" });
  expect(toSubmission({ isPending: true, error: failure })).toEqual({ status: "pending" });
  expect(toSubmission({ isPending: false, error: failure })).toEqual({ status: "failed", error: "closed" });
});

test("LIST-3 a failed next page leaves the list as it is", () => {
  const list = { isFetchingNextPage: false, isFetchNextPageError: true, error: failure };
  expect(nextPageSubmission(list)).toEqual({ status: "failed", error: "closed" });
  expect(nextPageSubmission({ ...list, isFetchNextPageError: false })).toEqual({ status: "idle" });
});
