import { parentPort } from "node:worker_threads";
import { gzipSync, inflateSync } from "node:zlib";
import type { StreetsFound } from "@nv/contracts/schemas";
import { type OsmStreets, osmStreets, readOsmData } from "@nv/geography/streets";
import { addressSource, fileSource } from "./archive-source.ts";
import { findInOsm, findStreets } from "./find-streets.ts";
import { openArchive, type StreetArchive } from "./open-archive.ts";
import type { StreetsAnswer, StreetsRequest } from "./streets-messages.ts";

/** The last archive that was read, with the address by which it was asked for: its directories are at hand. */
let kept: { readonly address: string; readonly archive: Promise<StreetArchive> } | null = null;

/** The last file of OpenStreetMap that was read. */
let read: { readonly hash: string; readonly streets: OsmStreets } | null = null;

function osmOf(hash: string, bytes: Uint8Array): OsmStreets {
  read = null;
  const data = readOsmData(bytes, (packed, most) => inflateSync(packed, { maxOutputLength: most }));
  read = { hash, streets: osmStreets(data) };
  return read.streets;
}

function archiveAt(address: string, trustedOrigins: readonly string[]): Promise<StreetArchive> {
  if (kept?.address === address) return kept.archive;
  const isWeb = address.includes("://");
  const archive = openArchive(isWeb ? addressSource(address, { trustedOrigins }) : fileSource(address));
  kept = { address, archive };
  return archive;
}

async function find({ from, order, trustedOrigins }: StreetsRequest): Promise<StreetsFound | null> {
  if (from.kind === "tiles") return findStreets(await archiveAt(from.address, trustedOrigins), order);
  const { hash, bytes } = from;
  const known = read?.hash === hash ? read.streets : null;
  if (known === null && bytes === null) return null;
  return findInOsm(known ?? osmOf(hash, bytes ?? new Uint8Array()), order);
}

async function answer(request: StreetsRequest): Promise<StreetsAnswer> {
  try {
    const found = await find(request);
    if (found === null) return { wants: "bytes" };
    return request.as === "packed" ? { packed: gzipSync(JSON.stringify(found)) } : { found };
  } catch (error) {
    kept = null;
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

// Orders come from our own process, one after the other.
parentPort?.on("message", (request: StreetsRequest) => {
  void answer(request).then((answered) => parentPort?.postMessage(answered));
});
