import {
  type DefinitionsPreview,
  definitionsPreviewSchema,
} from "@shop/contract/attributes/sheet-endpoints.ts";
import { useState } from "react";

import { fieldErrorsOf, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { importDefinitionsMutation, previewDefinitionsMutation } from "./queries.ts";
import { useDefinitionImportsModel } from "./use-definition-imports-model.ts";
import type { DefinitionImportView } from "./view.ts";

/** A file with what its import would do. */
interface Previewed {
  readonly file: File;
  readonly preview: DefinitionsPreview;
}

/** The model of the import of definitions: a file is previewed, imported as it was seen, and undone. */
export function useDefinitionImportModel(): DefinitionImportView {
  const [progress, setProgress] = useState(0);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const [result, setResult] = useState<DefinitionImportView["result"]>(null);
  const upload = useSingleMutation(previewDefinitionsMutation(setProgress), {
    onSuccess: (preview, file) => setPreviewed({ file, preview }),
  });
  const application = useSingleMutation(importDefinitionsMutation(), {
    onSuccess: ({ added, changed }) => {
      setPreviewed(null);
      setOutdated(false);
      setResult({ added, changed });
    },
    onError: (error, { file }) => {
      const preview = conflictOf(error, definitionsPreviewSchema);
      if (!preview) return;
      setPreviewed({ file, preview });
      setOutdated(true);
    },
  });
  return {
    upload: toSubmission(upload, (error) => fieldErrorsOf(error)["file"] ?? errorCodeOrMessage(error)),
    progress,
    onUpload: (file) => {
      setProgress(0);
      setPreviewed(null);
      setOutdated(false);
      setResult(null);
      application.reset();
      upload.submit(file);
    },
    preview: previewed?.preview ?? null,
    isOutdated,
    applying:
      isOutdated && !application.isPending
        ? { status: "idle" }
        : toSubmission(application, errorCodeOrMessage),
    // What the import has done no longer holds once it is undone.
    past: useDefinitionImportsModel(() => setResult(null)),
    onApply: () => {
      if (!previewed) return;
      setOutdated(false);
      application.submit({ file: previewed.file, fingerprint: previewed.preview.fingerprint });
    },
    result,
  };
}
