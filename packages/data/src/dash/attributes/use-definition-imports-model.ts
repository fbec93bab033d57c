import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { definitionImportsQuery, undoDefinitionImportMutation } from "./queries.ts";
import type { DefinitionImportsView } from "./view.ts";

/** The model of the imports of definitions, which are undone one at a time; `onUndone` is called after each undo. */
export function useDefinitionImportsModel(onUndone: () => void): DefinitionImportsView {
  const api = useApi();
  const [kept, setKept] = useState<DefinitionImportsView["kept"]>(null);
  const undoing = useSingleMutation(undoDefinitionImportMutation(api), {
    onSuccess: (answer, id) => {
      setKept({ id, definitions: answer.kept });
      onUndone();
    },
  });
  return {
    imports: toRemote(useQuery(definitionImportsQuery(api))),
    undoing: toSubmission(undoing, errorCodeOrMessage),
    onUndo: undoing.submit,
    kept,
  };
}
