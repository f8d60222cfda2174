import { ADMIN_API_PATH } from "@nv/contracts";
import { DirectoryView } from "@nv/contracts/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import type { Caller } from "../api/caller.ts";

/** Path from which the house's directory is asked for. */
export const DIRECTORY_PATH = `${ADMIN_API_PATH}/directory`;
/** Query key under which it is cached. */
export const DIRECTORY_KEY = ["directory"] as const;

/** A change of how the directory decides, as the server takes it. */
export interface DirectoryAction {
  readonly method: "POST" | "DELETE";
  /** Below {@link DIRECTORY_PATH}. */
  readonly path: string;
  readonly json?: unknown;
}

const send = (caller: Caller, { path, ...call }: DirectoryAction) =>
  caller.server(DIRECTORY_PATH + path, DirectoryView, call);

/** Gives an order and shows everything as it is afterwards; the audit and the groups are asked for again. */
export function useDirectoryAction() {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: DirectoryAction) => send(caller, order),
    onSuccess: async ({ body, headers }) => {
      queries.setQueryData(DIRECTORY_KEY, { body, headers });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["audit"] }),
        queries.invalidateQueries({ queryKey: ["groups"] }),
      ]);
    },
    onError: () => queries.invalidateQueries({ queryKey: DIRECTORY_KEY }),
  });
}

/** Directories that are configured, as the choices of a list. */
export function directoryChoices({ directories }: DirectoryView) {
  return directories.flatMap(({ name, label }) => (label === null ? [] : [{ value: name, label }]));
}

/** Name of a directory in a sentence: its label, or the protocol of one that is configured no more. */
export function directoryLabel({ directories }: DirectoryView, name: DirectoryView["directories"][number]["name"]) {
  return directories.find((one) => one.name === name)?.label ?? (name === "saml" ? "SAML" : "OpenID Connect");
}
