import { open } from "node:fs/promises";
import { FILE_LIMITS, isSourceType, SOURCE_TYPE_BASE, SOURCE_TYPES, type SourceType } from "@nv/contracts";
import type { FileOrigin } from "@nv/contracts/schemas";
import { HEAD_BYTES, tagsIn, within } from "./picture-tags.ts";
import { plainPng } from "./plain-png.ts";

/** Length of the end of a file that is looked at besides its beginning: a video has its notes at either. Bytes. */
const TAIL_BYTES = 4_000_000;

/** The longest first: what follows a name in a manifest may be a letter. */
const NAMES = Object.keys(SOURCE_TYPES)
  .filter(isSourceType)
  .toSorted((a, b) => b.length - a.length);

/** As IPTC wrote it before it had a name of its own. */
const FORMER: Readonly<Record<string, SourceType>> = {
  minorHumanEdits: "humanEdits",
  digitalArt: "digitalCreation",
  softwareImage: "digitalCreation",
};

/** Ways that say most about it, the first first: a manifest names the ways of all that went into it. */
const WEIGHTIEST: readonly SourceType[] = [
  "trainedAlgorithmicMedia",
  "compositeWithTrainedAlgorithmicMedia",
  "compositeSynthetic",
];

const BASES = [SOURCE_TYPE_BASE, SOURCE_TYPE_BASE.replace("http:", "https:")];

/** The ways that some bytes name, in XMP or in the manifest of Content Credentials. */
function typesNamedIn(text: string): readonly SourceType[] {
  const found = new Set<SourceType>();
  for (const base of BASES)
    for (let at = text.indexOf(base); at !== -1; at = text.indexOf(base, at + base.length)) {
      const rest = text.slice(at + base.length, at + base.length + 60);
      const name = NAMES.find((one) => rest.startsWith(one));
      const former = Object.keys(FORMER).find((one) => rest.startsWith(one));
      if (name !== undefined) found.add(name);
      else if (former !== undefined) found.add(FORMER[former] ?? "digitalCreation");
    }
  return [...found];
}

/** Whether some bytes hold a manifest of Content Credentials: a box of JUMBF that says so. @see C2PA 2.1, 11.1.4 */
const holdsManifest = (text: string) => text.includes("jumb") && text.includes("c2pa");

/**
 * Reads where a picture or a video comes from, as it tells itself. Nothing is verified: what is signed is not checked, and whoever wanted to hide it
 * has taken it out.
 *
 * @param bytes - Its beginning, which has the notes of all pictures.
 * @param tail - Its end; empty for one that the beginning has whole.
 * @returns `null` when it tells nothing.
 * @see https://iptc.org/std/photometadata/specification/IPTC-PhotoMetadata-2025.1.html
 */
export function originIn(bytes: Buffer, tail: Buffer = Buffer.alloc(0)): FileOrigin | null {
  const head = plainPng(bytes);
  const text = head.toString("latin1") + tail.toString("latin1");
  const { first } = tagsIn(head);
  const inTags = first(["xmp", "DigitalSourceType"]).split("/").at(-1) ?? "";
  const named = [...typesNamedIn(text), ...(isSourceType(inTags) ? [inTags] : [])];
  const sourceType = WEIGHTIEST.find((type) => named.includes(type)) ?? named[0] ?? "";
  const system = first(["xmp", "AISystemUsed"]);
  const version = first(["xmp", "AISystemVersionUsed"]);
  const origin: FileOrigin = {
    sourceType,
    aiSystem: within([system, version].filter(Boolean).join(" "), FILE_LIMITS.source),
    aiPrompt: within(first(["xmp", "AIPromptInformation"]), FILE_LIMITS.altText),
    aiPromptWriter: within(first(["xmp", "AIPromptWriterName"]), FILE_LIMITS.credit),
    hasCredentials: holdsManifest(text),
  };
  const isSilent = Object.values(origin).every((part) => part === "" || part === false);
  return isSilent ? null : origin;
}

/** Reads where a file on this machine comes from, as {@link originIn}. @param path - Absolute path. */
export async function readOrigin(path: string): Promise<FileOrigin | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    await file.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.max(0, Math.min(TAIL_BYTES, size - head.length)));
    await file.read(tail, 0, tail.length, size - tail.length);
    return originIn(head, tail);
  } finally {
    await file.close();
  }
}
