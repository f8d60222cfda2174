import { useEffect, useState } from "react";
import * as z from "zod/mini";

/** What somebody is writing in a form, kept for this tab until it is saved or given up. */
export interface Draft<Values> {
  readonly values: Values;
  readonly change: (values: Partial<Values>) => void;
  /** Whether something was written that is not saved. */
  readonly isDirty: boolean;
  /** Whether it was written before this page was opened. */
  readonly isRestored: boolean;
  /** Forgets what was written. */
  readonly discard: () => void;
}

const PREFIX = "nv-admin-draft:";

function readStored<Values>(key: string, schema: z.ZodMiniType<Values>): Values | null {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    const parsed = stored === null ? null : z.safeParse(schema, JSON.parse(stored));
    return parsed?.success ? parsed.data : null;
  } catch {
    // Blocked storage, or a draft of a former version: the form starts from what is saved.
    return null;
  }
}

function store(key: string, values: unknown): void {
  try {
    if (values === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage the text still lives in the page; only a reload would lose it.
  }
}

/** Forgets every draft of this tab: they are the person's who wrote them, who now leaves. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/**
 * Keeps what is written in a form through «back», a reload, a lost connection and the end of the session. Never give it a secret.
 *
 * @param key - Names the form, `person:17`.
 * @param saved - What the form shows while nothing is written.
 * @param schema - What a kept draft must be to be taken up again.
 */
export function useDraft<Values extends object>(
  key: string,
  saved: Values,
  schema: z.ZodMiniType<Values>,
): Draft<Values> {
  const [written, setWritten] = useState<Values | null>(() => readStored(key, schema));
  const [isRestored, setIsRestored] = useState(written !== null);
  const isDirty = written !== null;

  useEffect(() => {
    if (!isDirty) return;
    // The browser asks before it closes the tab, which is what would lose the draft.
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [isDirty]);

  function keep(values: Values | null) {
    setWritten(values);
    store(key, values);
  }

  return {
    values: written ?? saved,
    isDirty,
    isRestored,
    change: (values) => keep({ ...(written ?? saved), ...values }),
    discard() {
      setIsRestored(false);
      keep(null);
    },
  };
}
