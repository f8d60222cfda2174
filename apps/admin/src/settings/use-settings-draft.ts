import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SettingsDraft } from "./core/settings-draft.ts";

/** Query key under which the draft is kept while the person looks at another screen. */
const DRAFT_KEY = ["settings-draft"] as const;

/** Keeps what the person has chosen and not saved; it outlives a look at another screen of the administration. */
export function useSettingsDraft(): readonly [SettingsDraft, (draft: SettingsDraft) => void] {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => queries.getQueryData<SettingsDraft>(DRAFT_KEY) ?? {});

  function keepDraft(next: SettingsDraft): void {
    setDraft(next);
    queries.setQueryDefaults(DRAFT_KEY, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(DRAFT_KEY, next);
  }

  return [draft, keepDraft];
}

/** The browser asks before it throws away what was not saved. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}
