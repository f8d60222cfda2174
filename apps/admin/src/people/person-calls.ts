import type { QueryClient } from "@tanstack/react-query";
import type { Caller } from "../api/caller.ts";
import type { PersonChanges } from "./core/person-form.ts";
import { Done, HandedLink, Person } from "./person.ts";

/** A person, and the version that an edit names so that it does not overwrite somebody else's. */
export interface VersionedPerson {
  readonly person: Person;
  readonly version: string;
}

/** A person to create; they choose their password themselves. */
export interface NewPerson {
  readonly email: string;
  readonly role: string;
  readonly confirm: true;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

const pathOf = (id: string) => `/admin/users/${encodeURIComponent(id)}`;

function versioned({ body, headers }: { readonly body: Person; readonly headers: Headers }): VersionedPerson {
  return { person: body, version: headers.get("etag") ?? "*" };
}

/** Everything that the administration does with people. */
export function personCalls(caller: Caller) {
  return {
    find: async (id: string, signal: AbortSignal) => versioned(await caller.identity(pathOf(id), Person, { signal })),
    edit: async (id: string, version: string, json: PersonChanges) =>
      versioned(await caller.identity(pathOf(id), Person, { method: "PUT", json, headers: { "if-match": version } })),
    create: async (json: NewPerson) =>
      versioned(await caller.identity("/admin/users", Person, { method: "POST", json })).person,
    remove: (id: string, version: string) =>
      caller.identity(pathOf(id), Done, { method: "DELETE", headers: { "if-match": version } }),
    invite: async (email: string, name: string) => {
      const data = name === "" ? {} : { full_name: name };
      return (await caller.identity("/invite", Person, { method: "POST", json: { email, data } })).body;
    },
    inviteLink: async (id: string) =>
      (await caller.identity(`${pathOf(id)}/invite-link`, HandedLink, { method: "POST" })).body,
    sendRecovery: (id: string) => caller.identity(`${pathOf(id)}/recovery`, Done, { method: "POST" }),
    resetFactors: (id: string) => caller.identity(`${pathOf(id)}/factors`, Done, { method: "DELETE" }),
    endSession: (id: string, sessionId: string | null) => {
      const path = sessionId === null ? `${pathOf(id)}/sessions` : `${pathOf(id)}/sessions/${sessionId}`;
      return caller.identity(path, Done, { method: "DELETE" });
    },
  };
}

/** Says that something about people changed: lists, the person and the audit are asked for again. */
export async function refreshPeople(queries: QueryClient): Promise<void> {
  await Promise.all(
    ["people", "person", "roles", "audit"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
  );
}
