import { STORAGE_KEYS } from "@shop/domain/constants.ts";

/**
 * Source of the inline script that opens a list without a view in its address as a table where that was last chosen. It replaces the
 * address before anything is drawn: pages are the same for everybody, so that the server renders what the address names.
 */
export const viewScript: string = `(k=>{try{const u=new URL(location.href),p=u.searchParams;/^(\\/ar)?\\/(products|results|category\\/\\d+|brand\\/\\d+)$/.test(u.pathname)&&!p.has("view")&&localStorage.getItem(k)=="table"&&(p.set("view","table"),location.replace(u))}catch{}})(${JSON.stringify(STORAGE_KEYS.listView)});`;
