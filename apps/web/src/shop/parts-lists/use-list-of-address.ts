import { PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { enterText } from "../../early-input/enter-text.ts";

/** The list of an address such as '/parts-list#list=NE555P'; null without one. */
export function listOfHash(hash: string): string | null {
  const list = new URLSearchParams(hash.slice(1)).get("list")?.trim().slice(0, PARTS_LIST_MAX_LENGTH);
  return list || null;
}

/**
 * Enters the list that stands behind the hash sign of this page's address, as bookmarklets and other programs write it, into the page's form.
 * It is searched for by the shopper alone: an address from somewhere else starts nothing.
 */
export function useListOfAddress(): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const list = listOfHash(hash);
    const field = document.querySelector<HTMLTextAreaElement>("main form textarea");
    if (list === null || !field) return;
    enterText(field, list);
    // A reload must not replace what the shopper has changed.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, navigate]);
}
