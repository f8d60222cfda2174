import { type CallFailure, tabStore, toCallFailure } from "@nv/web";
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";

/** Time from the last letter until it is saved, milliseconds. */
const SAVE_AFTER_MS = 700;

/** Texts that are being written and are not saved yet, for who must have all of them first. */
export interface PendingTexts {
  /** @returns Function that takes it out. */
  add(flush: () => Promise<boolean>): () => void;
  /** Saves everything. @returns Whether all of it was saved. */
  flush(): Promise<boolean>;
}

/** Keeps what is being written on a page together. */
export function createPendingTexts(): PendingTexts {
  const all = new Set<() => Promise<boolean>>();
  return {
    add(flush) {
      all.add(flush);
      return () => void all.delete(flush);
    },
    async flush() {
      const saved = await Promise.all([...all].map((one) => one()));
      return saved.every(Boolean);
    },
  };
}

/** Context of the texts that are being written on the page; `null` where nobody asks. */
export const PendingTextsContext = createContext<PendingTexts | null>(null);

/** Something that saves itself while it is written. */
export interface Autosaved<Value> {
  readonly value: Value;
  readonly change: (part: Partial<Value>) => void;
  readonly isSaving: boolean;
  /** Reason why the last change was not saved; `null` when it was. */
  readonly failure: CallFailure | null;
  readonly retry: () => void;
}

interface Setup<Value> {
  /** Names it in this tab: what was not saved is there after a reload. */
  readonly key: string;
  readonly saved: Value;
  /** Takes up what is stored; `null` for what is none of it. */
  readonly read: (stored: string | null) => Value | null;
  readonly save: (value: Value) => Promise<unknown>;
}

/** Saves what somebody writes soon after they stop; until it is saved, the tab keeps it. */
export function useAutosave<Value extends object>({ key, saved, read, save }: Setup<Value>): Autosaved<Value> {
  const [value, setValue] = useState(() => read(tabStore.read(key)) ?? saved);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const pending = useContext(PendingTextsContext);
  const unsaved = useRef<Value | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const saving = useRef(save);
  saving.current = save;

  const flush = useCallback(async (): Promise<boolean> => {
    window.clearTimeout(timer.current);
    const sent = unsaved.current;
    if (sent === null) return true;
    setIsSaving(true);
    try {
      await saving.current(sent);
      setFailure(null);
      if (unsaved.current === sent) {
        unsaved.current = null;
        tabStore.keep(key, null);
      }
      return true;
    } catch (error) {
      setFailure(toCallFailure(error));
      return false;
    } finally {
      setIsSaving(false);
    }
  }, [key]);

  useEffect(() => pending?.add(flush), [pending, flush]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is read is no reason to read it again
  useEffect(() => {
    // Left over from before a reload, or from a session that ended.
    unsaved.current = read(tabStore.read(key));
    void flush();
    return () => void flush();
  }, [key, flush]);

  function change(part: Partial<Value>) {
    const next = { ...value, ...part };
    setValue(next);
    unsaved.current = next;
    tabStore.keep(key, JSON.stringify(next));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void flush(), SAVE_AFTER_MS);
  }
  return { value, change, isSaving, failure, retry: () => void flush() };
}
