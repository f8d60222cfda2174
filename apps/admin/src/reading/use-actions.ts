import { type CallFailure, toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { READING_KEY } from "./reading-calls.ts";

/** Something done to an entry of a list. */
export interface Action {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly json?: unknown;
  /** Sentence that is shown once it is done. */
  readonly said: string;
  /** Takes it back. */
  readonly undo?: Action;
}

/** Runner of the actions on a list, with the outcome of the last one. */
export interface Actions {
  readonly give: (action: Action) => void;
  /** Gives the order that takes the last one back: it waits for no list, as its button is there before they are read again. */
  readonly takeBack: (undo: Action) => void;
  readonly isBusy: boolean;
  /** The last one that was done. */
  readonly done: Action | null;
  /** The last one, when it failed, and why. */
  readonly failed: { readonly action: Action; readonly error: CallFailure } | null;
}

/** Gives orders, one at a time; the lists are read again after each, also when it failed: another person may have been first. */
export function useActions(): Actions {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [done, setDone] = useState<Action | null>(null);
  const [isReloading, setIsReloading] = useState(false);
  const call = useMutation({
    mutationFn: ({ method, path, json }: Action) => caller.server(path, z.null(), { method, json }),
    onMutate: () => setDone(null),
    onSuccess: (_answer, action) => setDone(action),
    // Nobody waits for the lists: what was done can be taken back as soon as it says so.
    onSettled: () => {
      setIsReloading(true);
      void queries.invalidateQueries({ queryKey: [READING_KEY] }).finally(() => setIsReloading(false));
    },
  });
  return {
    give: (action) => {
      if (!call.isPending && !isReloading) call.mutate(action);
    },
    takeBack: (undo) => {
      if (!call.isPending) call.mutate(undo);
    },
    isBusy: call.isPending || isReloading,
    done,
    failed: call.isError ? { action: call.variables, error: toCallFailure(call.error) } : null,
  };
}
