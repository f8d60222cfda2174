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

/** Store in which what changes at every key is written now and then: a long form is not made a text at each. */
interface LateStore extends TextStore {
  /** Keeps a text that is made when it is written: once the key is painted after a rest, and then every quarter of a second. */
  keepLate(key: string, make: () => string): void;
  /** Writes whatever waits. */
  writeLate(): void;
}

/** Time between two writings of what changes at every key, milliseconds. */
const WRITE_MS = 250;

/** Time in which a key is painted: a long form is written after it, and before the next one, milliseconds. */
const PAINT_MS = 50;

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

/** Adds to a store that what changes at every key is written now and then; whoever reads or forgets it meanwhile sees it as it is. */
function lateStore(store: TextStore): LateStore {
  const waiting = new Map<string, () => string>();
  let [timer, restsFromMs] = [0, 0];
  function writeLate(): void {
    window.clearTimeout(timer);
    timer = 0;
    if (waiting.size === 0) return;
    for (const [key, make] of waiting) store.keep(key, make());
    waiting.clear();
    restsFromMs = performance.now() + WRITE_MS;
  }
  return {
    writeLate,
    read(key) {
      if (waiting.has(key)) writeLate();
      return store.read(key);
    },
    keep(key, text) {
      waiting.delete(key);
      store.keep(key, text);
    },
    list(prefix) {
      writeLate();
      return store.list(prefix);
    },
    forgetAll(prefix) {
      for (const key of [...waiting.keys()]) if (key.startsWith(prefix)) waiting.delete(key);
      store.forgetAll(prefix);
    },
    keepLate(key, make) {
      waiting.set(key, make);
      if (timer === 0) timer = window.setTimeout(writeLate, Math.max(PAINT_MS, restsFromMs - performance.now()));
    },
  };
}

/** Store of this tab, kept through reloads and sign-ins. */
export const tabStore = lateStore(textStore(() => window.sessionStorage));

/** Store of this browser, for all its tabs. */
export const browserStore = textStore(() => window.localStorage);
