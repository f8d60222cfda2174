/** Store of texts in the browser, by key; it forgets nothing by itself. */
export interface TextStore {
  /** `null` when nothing is kept, or where the browser keeps nothing. */
  read(key: string): string | null;
  /** Keeps a text, or forgets it with `null`. */
  keep(key: string, text: string | null): void;
  /** Everything whose key begins so, by its whole key; empty where the browser keeps nothing. */
  list(prefix: string): readonly (readonly [key: string, text: string])[];
  /** Forgets everything whose key begins so. */
  forgetAll(prefix: string): void;
}

/** A store that never throws: whoever blocks it, or fills it, only loses what a reload would bring back. */
function textStore(storage: () => Storage): TextStore {
  const withStorage = <Result>(use: (kept: Storage) => Result): Result | null => {
    try {
      return use(storage());
    } catch {
      // Blocked or full: what is written is still in its field.
      return null;
    }
  };
  return {
    read: (key) => withStorage((kept) => kept.getItem(key)),
    keep: (key, text) => void withStorage((kept) => (text === null ? kept.removeItem(key) : kept.setItem(key, text))),
    list: (prefix) =>
      withStorage((kept) =>
        Object.keys(kept)
          .filter((key) => key.startsWith(prefix))
          .map((key) => [key, kept.getItem(key) ?? ""] as const),
      ) ?? [],
    forgetAll: (prefix) =>
      void withStorage((kept) => {
        for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
      }),
  };
}

/** Store of this tab, kept through reloads and sign-ins. */
export const tabStore = textStore(() => window.sessionStorage);

/** Store of this browser, for all its tabs. */
export const browserStore = textStore(() => window.localStorage);
