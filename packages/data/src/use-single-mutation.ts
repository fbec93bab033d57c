import {
  type MutationKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQueryClient,
} from "@tanstack/react-query";

/** What follows a mutation; called even where its component has unmounted in the meantime. */
export interface MutationOutcome<Data, Variables> {
  readonly onSuccess?: (data: Data, variables: Variables) => void;
  readonly onError?: (error: unknown, variables: Variables) => void;
}

/** A mutation with a `submit` that ignores calls while one of the same key is pending. */
export type SingleMutation<Data, Variables, Optimistic = unknown> = UseMutationResult<
  Data,
  Error,
  Variables,
  Optimistic
> & {
  readonly submit: (variables: Variables) => void;
};

/** `useMutation` for forms: a double submit sends one request. */
export function useSingleMutation<Data, Variables, Optimistic = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Optimistic> & { readonly mutationKey: MutationKey },
  { onSuccess, onError }: MutationOutcome<Data, Variables> = {},
): SingleMutation<Data, Variables, Optimistic> {
  const queryClient = useQueryClient();
  const mutation = useMutation(options);
  return {
    ...mutation,
    submit: (variables) => {
      if (queryClient.isMutating({ mutationKey: options.mutationKey, exact: true }) > 0) return;
      void mutation.mutateAsync(variables).then(
        (data) => onSuccess?.(data, variables),
        (error: unknown) => onError?.(error, variables),
      );
    },
  };
}
