import { createHash, randomBytes } from "node:crypto";

/** Traits of a process that serves a database, for the other processes on it. */
export interface ProcessTraits {
  /** Public address that it serves: `https://narrativas.example.org`. */
  readonly site: string;
  /** Place where it keeps files: a folder, or a store that all reach; `none` for a process that keeps none. */
  readonly store: "folder" | "shared" | "none";
}

/** Another process on the same database. */
export interface Peer {
  /** Its own, as long as it runs. */
  readonly id: string;
  readonly store: ProcessTraits["store"];
  /** Tells whether it serves a public address. */
  serves(site: string): boolean;
}

/** As PostgreSQL keeps it: at most 63 bytes, and seen by every user of the database, so that the address is only a hash. */
const NAME = /^nv ([\da-f]{8}) ([\da-f]{16}) (folder|shared|none)$/;

const siteHash = (site: string) => createHash("sha256").update(site).digest("hex").slice(0, 16);

/** An identifier for the life of a process. */
export const newProcessId = (): string => randomBytes(4).toString("hex");

/** The name under which PostgreSQL shows the connections of a process (`application_name`). */
export function processName(id: string, { site, store }: ProcessTraits): string {
  return `nv ${id} ${siteHash(site)} ${store}`;
}

/** The process behind a name; `null` for what is none of ours. */
export function readProcessName(name: string): Peer | null {
  const [, id, hash, kept] = NAME.exec(name) ?? [];
  if (id === undefined) return null;
  const store = kept === "folder" || kept === "shared" ? kept : "none";
  return { id, store, serves: (site) => siteHash(site) === hash };
}
