import { ADMIN_API_PATH } from "@nv/contracts";
import { GroupsView } from "@nv/contracts/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import type { Caller } from "../api/caller.ts";

/** Path from which the groups are requested. */
export const GROUPS_PATH = `${ADMIN_API_PATH}/groups`;
/** Query key under which the groups are cached. */
export const GROUPS_KEY = ["groups"] as const;

/** A change of the groups, as the server takes it. */
export interface GroupAction {
  readonly method: "POST" | "DELETE";
  /** Below {@link GROUPS_PATH}; empty for the list itself. */
  readonly path: string;
  readonly json?: unknown;
}

/** Address of a group below {@link GROUPS_PATH}. */
export const groupPath = (name: string) => `/${encodeURIComponent(name)}`;

const send = (caller: Caller, { path, ...call }: GroupAction) => caller.server(GROUPS_PATH + path, GroupsView, call);

/** Gives an order and shows the groups as they are afterwards; the audit is asked for again. */
export function useGroupAction() {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: GroupAction) => send(caller, order),
    onSuccess: ({ body, headers }) => {
      queries.setQueryData(GROUPS_KEY, { body, headers });
      return queries.invalidateQueries({ queryKey: ["audit"] });
    },
    onError: () => queries.invalidateQueries({ queryKey: GROUPS_KEY }),
  });
}
