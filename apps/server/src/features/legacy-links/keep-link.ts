import type { LegacyLinkFields } from "@nv/contracts/schemas";
import { invalidFields } from "../../http/problem.ts";
import { addressKey } from "./core/address-key.ts";
import { findLoop } from "./core/find-loop.ts";
import { leadsOf } from "./legacy-links.repository.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import type { LegacyLinkColumns } from "./schema/tables.ts";

/** Returns the columns of a link that depend on what people wrote. */
export function keysOf({ source, target }: LegacyLinkFields) {
  return {
    source_key: addressKey(source),
    target_key: target.kind === "address" ? addressKey(target.url) : null,
    target_kind: target.kind,
  };
}

/** The columns of a link that was never checked nor published. @param atMs - Since when it waits for a check. */
export function newColumns(fields: LegacyLinkFields, atMs: number): LegacyLinkColumns {
  return {
    ...keysOf(fields),
    ...{ state: "unknown", found: null, checked_at_ms: null, wanted_at_ms: atMs },
    ...{ redirect_from: null, redirect_to: null, archive: null },
  };
}

/**
 * Refuses what leads nowhere: a new address that is the old one, or that the list leads back to it.
 *
 * @param leads - Where other old addresses lead, by their keys.
 * @throws {Problem} `FIELDS_INVALID`.
 */
export function refuseLoop(fields: LegacyLinkFields, leads: ReadonlyMap<string, string>): void {
  const { source_key, target_key } = keysOf(fields);
  if (target_key === null) return;
  if (target_key === source_key)
    throw invalidFields([
      { field: "target.url", message: "Es la misma dirección que la antigua: no lleva a ninguna parte" },
    ]);
  const way = findLoop(source_key, (key) => (key === source_key ? target_key : (leads.get(key) ?? null)));
  if (way !== null)
    throw invalidFields([{ field: "target.url", message: `Da vueltas, según esta misma lista: ${way.join(" → ")}` }]);
}

/**
 * Refuses what cannot be kept.
 *
 * @throws {Problem} `FIELDS_INVALID`.
 */
export async function checkLink({ db, files }: LegacyLinksContext, fields: LegacyLinkFields): Promise<void> {
  refuseLoop(fields, await leadsOf(db));
  const { target } = fields;
  if (target.kind !== "archive") return;
  const refuse = (message: string) => invalidFields([{ field: "target.fileId", message }]);
  const file = await files.find(target.fileId);
  if (file === null) throw refuse("Ese archivo ya no está en Archivos: elige otro");
  if (file.facts.kind !== "archive") throw refuse("Tiene que ser una carpeta comprimida (ZIP) o un WARC");
}
