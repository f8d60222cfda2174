import { loadCatalogue } from "./i18n/catalogues.ts";
import type { StoreHandle } from "./store/store.ts";

/**
 * Keeps the store's texts in the store's language, from the first time that they are wanted.
 *
 * @returns Resolves when the texts are there; every call asks again after a failure.
 */
export function followLocale({ store, subscribe }: StoreHandle): () => Promise<void> {
  let wanted: string | null = null;
  let loading = Promise.resolve();

  async function load(locale: string) {
    try {
      const texts = await loadCatalogue(locale);
      if (wanted === locale) store.texts = texts;
    } catch (error) {
      wanted = null;
      throw error;
    }
  }

  function want(): Promise<void> {
    if (wanted === store.locale) return loading;
    wanted = store.locale;
    loading = load(store.locale);
    return loading;
  }

  subscribe(() => {
    if (wanted === null || wanted === store.locale) return;
    want().catch((error: unknown) => console.error("The texts of the sign-in dialog could not be loaded.", error));
  });
  return want;
}
