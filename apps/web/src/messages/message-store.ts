import type { Locale } from "@shop/domain/locale/locale.ts";
import { type Area, type LoadedMessages, type Loaders, loadMessages } from "@shop/i18n/messages.ts";
import { createContext, useContext } from "react";

/** Holds the texts of one language, loaded by area on demand. */
export interface MessageStore {
  readonly locale: Locale;
  /** The loaded areas; the same object for the life of the store. */
  readonly messages: LoadedMessages;
  /** Loads the areas that are not loaded yet. */
  readonly load: (areas: readonly Area[]) => Promise<void>;
}

/** Areas of texts that every page of shop and dashboard shows. */
export const shellAreas: readonly Area[] = ["common"];

/** Creates an empty store for a language, of the areas that the loaders know. */
export function createMessageStore(locale: Locale, loaders: Loaders): MessageStore {
  const messages: LoadedMessages = {};
  return { locale, messages, load: (areas) => loadMessages(loaders[locale], areas, messages) };
}

const Context = createContext<MessageStore | null>(null);

/** Provides the message store to the components inside. */
export const MessageStoreProvider = Context.Provider;

/** Returns the message store; throws outside a {@link MessageStoreProvider}. */
export function useMessageStore(): MessageStore {
  const store = useContext(Context);
  if (!store) throw new Error("useMessageStore needs a MessageStoreProvider above.");
  return store;
}
