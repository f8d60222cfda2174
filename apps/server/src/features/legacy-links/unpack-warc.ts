import type { Capture } from "@nv/media";
import type { SharedFile } from "../../platform/publishing/publisher.ts";
import { addressKey } from "./core/address-key.ts";
import { mirrorFile } from "./core/mirror-file.ts";
import { createMirrorPlan, type MirrorPlan } from "./core/mirror-plan.ts";
import { keepArchiveFile } from "./keep-archive-file.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";

/** A WARC whose files are kept, by names that lead from one to another. */
export interface UnpackedWarc {
  readonly start: string;
  readonly files: readonly SharedFile[];
  readonly missing: readonly string[];
}

/** Place at which a WARC is to begin. */
export interface WarcStart {
  /** The old address of the link. */
  readonly source: string;
  /** Start that the person asked for: an address, or a name of the mirror; empty for nothing. */
  readonly wanted: string;
}

const isPage = (name: string) => /\.html?$/i.test(name);

/** The page that opens: the one that was asked for, that of the link, or the first that was kept. A sentence when there is none. */
function findStart(
  plan: MirrorPlan,
  names: readonly string[],
  { source, wanted }: WarcStart,
): { start: string } | string {
  if (wanted !== "") {
    const found = URL.canParse(wanted) ? plan.find(wanted) : names.find((name) => name === wanted);
    return found === undefined || found === null ? `El WARC no guarda «${wanted}».` : { start: found };
  }
  const start = plan.find(source) ?? names.find(isPage);
  return start === undefined ? "El WARC no guarda ninguna página: no hay nada que abrir." : { start };
}

/**
 * Keeps what a WARC holds as a mirror: its pages name their neighbours by address, and here by where they are beside them.
 *
 * @param read - Reads it from its beginning: first for the addresses that there are, then for what they hold.
 * @returns A sentence when there is no page to open.
 * @throws {MediaError} For what is broken or too large.
 */
export async function unpackWarc(
  context: Pick<LegacyLinksContext, "publishing">,
  read: () => AsyncIterable<Capture>,
  begin: WarcStart,
): Promise<UnpackedWarc | string> {
  const plan = createMirrorPlan();
  const names: string[] = [];
  for await (const capture of read()) {
    if (capture.kind === "redirect") plan.redirect(capture.url, capture.to);
    else names.push(...[plan.file(capture.url, capture.mediaType)].filter((name) => name !== null));
  }
  const found = findStart(plan, names, begin);
  if (typeof found === "string") return found;
  const files: SharedFile[] = [];
  const missing = new Set<string>();
  const kept = new Set<string>();
  for await (const capture of read()) {
    // By http and by https it is one address: the first that was kept.
    if (capture.kind === "redirect" || kept.has(addressKey(capture.url))) continue;
    kept.add(addressKey(capture.url));
    const name = plan.find(capture.url);
    if (name === null) continue;
    const mirrored = mirrorFile(plan, name, capture);
    files.push(await keepArchiveFile(context, name, mirrored.bytes));
    for (const address of mirrored.missing) missing.add(address);
  }
  return { ...found, files, missing: [...missing] };
}
