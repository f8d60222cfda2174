import type { HouseStyle } from "@nv/contracts/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

const DRAFT_KEY = ["house-style-draft"] as const;

/** Keeps the style that the person writes and has not saved; it outlives a look at another screen. `null` for none. */
export function useStyleDraft(): readonly [HouseStyle | null, (draft: HouseStyle | null) => void] {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => queries.getQueryData<HouseStyle | null>(DRAFT_KEY) ?? null);
  return [
    draft,
    (next) => {
      setDraft(next);
      queries.setQueryDefaults(DRAFT_KEY, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData(DRAFT_KEY, next);
    },
  ];
}
