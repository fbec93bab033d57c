import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useDebouncedText } from "../../use-debounced-text.ts";
import { partSpecificationsQuery } from "../attributes/queries.ts";
import type { AskedPartNumbers, PartProposal } from "./view.ts";

const noNumbers: AskedPartNumbers = { manufacturerPartNumber: "", partNumber: "", subCategoryId: "" };

/** Asks what the part numbers of a form say of specifications, once they have not changed for a moment. */
export function usePartProposal(): PartProposal {
  const api = useApi();
  const [asked, setAsked] = useState(noNumbers);
  const { manufacturerPartNumber, partNumber, subCategoryId } = asked;
  const typed = `${manufacturerPartNumber.trim()}\n${partNumber.trim()}`;
  const debounced = useDebouncedText(typed, TABLE_SEARCH_DEBOUNCE_MS);
  const { data } = useQuery(
    partSpecificationsQuery(api, {
      manufacturerPartNumber: manufacturerPartNumber.trim(),
      partNumber: partNumber.trim(),
      subCategoryId: debounced === typed ? subCategoryId : "",
    }),
  );
  return { found: data?.found ?? null, onNumbers: setAsked };
}
