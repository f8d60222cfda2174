import { type CallFailure, toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { READING_KEY } from "./reading-calls.ts";

/** Something done to an entry of a list. */
export interface Order {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly json?: unknown;
  /** What is said once it is done. */
  readonly said: string;
  /** Takes it back. */
  readonly undo?: Order;
}

/** What becomes of the orders of a list. */
export interface Orders {
  readonly give: (order: Order) => void;
  readonly isBusy: boolean;
  /** The last one that was done. */
  readonly done: Order | null;
  /** The last one, when it failed, and why. */
  readonly failed: { readonly order: Order; readonly error: CallFailure } | null;
}

/** Gives orders, one at a time; the lists are read again after each, also when it failed: another person may have been first. */
export function useOrders(): Orders {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [done, setDone] = useState<Order | null>(null);
  const call = useMutation({
    mutationFn: ({ method, path, json }: Order) => caller.server(path, z.null(), { method, json }),
    onMutate: () => setDone(null),
    onSuccess: (_answer, order) => setDone(order),
    onSettled: () => queries.invalidateQueries({ queryKey: [READING_KEY] }),
  });
  return {
    give: (order) => {
      if (!call.isPending) call.mutate(order);
    },
    isBusy: call.isPending,
    done,
    failed: call.isError ? { order: call.variables, error: toCallFailure(call.error) } : null,
  };
}
