import { loadCatalogue } from "./i18n/catalogues.ts";
import type { StoreHandle } from "./store/store.ts";

/** By language, the texts of what is seen first; a part of the catalogue, at hand without a request. */
export type FirstTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Keeps the store's texts in the store's language, from the first time that they are wanted.
 *
 * @param first - What is said until the catalogue is here.
 * @returns Resolves when the texts are there; every call asks again after a failure.
 */
export function followLocale({ store, subscribe }: StoreHandle, first: FirstTexts): () => Promise<void> {
  let wanted: string | null = null;
  let begun: string | null = null;
  let loading = Promise.resolve();

  async function load(locale: string) {
    try {
      const texts = await loadCatalogue(locale);
      if (wanted !== locale) return;
      store.textsState = "whole";
      store.texts = texts;
    } catch (error) {
      wanted = null;
      if (store.textsState === "coming") store.textsState = "missing";
      throw error;
    }
  }

  function want(): Promise<void> {
    if (wanted === store.locale) return loading;
    wanted = store.locale;
    loading = load(store.locale);
    return loading;
  }

  /** Until the catalogue is asked for, what is at hand. */
  function begin() {
    const texts = first[store.locale] ?? first.en;
    if (!texts || begun === store.locale) return;
    begun = store.locale;
    store.textsState = "coming";
    store.texts = texts;
  }

  subscribe(() => {
    if (wanted === null) begin();
    else if (wanted !== store.locale) {
      want().catch((error: unknown) => console.error("The sign-in dialog could not be loaded.", error));
    }
  });
  begin();
  return want;
}
