import { decodeText } from "@nv/tables";
import { archiveKind } from "../../../platform/publishing/core/archive-kind.ts";
import { type LinkTo, mirrorPage, mirrorSheet } from "./mirror-links.ts";
import { type MirrorPlan, relativePath } from "./mirror-plan.ts";

/** A file as it was kept. */
export interface KeptFile {
  readonly url: string;
  /** The alphabet that its server said; empty for none. */
  readonly charset: string;
  readonly body: Buffer;
}

/** A file as it is in the mirror. */
export interface MirrorFile {
  readonly bytes: Buffer;
  /** Addresses that it asks for and that were not kept. */
  readonly missing: readonly string[];
}

/** A page that begins so is read as UTF-8, whatever it says of itself. */
const BYTE_ORDER_MARK = "\u{feff}";

/** Told of a file at most. */
const MOST_TOLD = 20;

const WEB = /^https?:$/;

function textOf({ charset, body }: KeptFile): string {
  try {
    if (charset !== "") return new TextDecoder(charset).decode(body);
  } catch {
    // An alphabet that nobody knows: its bytes say more.
  }
  return decodeText(body).text;
}

const isText = (mediaType: string) => /^text\/|^application\/json/.test(mediaType);

/** Writes a file for its place in the mirror: what it names is where it is there, and its text is UTF-8. */
export function mirrorFile(plan: MirrorPlan, name: string, kept: KeptFile): MirrorFile {
  const { mediaType } = archiveKind(name);
  if (!isText(mediaType)) return { bytes: kept.body, missing: [] };
  const missing = new Set<string>();
  let base = kept.url;
  const linkTo: LinkTo = (address, isNeeded) => {
    if (!URL.canParse(address, base)) return address;
    const url = new URL(address, base);
    if (!WEB.test(url.protocol)) return address;
    const { hash } = url;
    const found = plan.find(url.href);
    if (found !== null) return `${relativePath(name, found)}${hash}`;
    if (isNeeded && missing.size < MOST_TOLD) missing.add(url.href.slice(0, 200));
    return url.href;
  };
  const text = textOf(kept);
  const isPage = mediaType.startsWith("text/html");
  const written = isPage
    ? mirrorPage(text, linkTo, (address) => {
        if (URL.canParse(address, kept.url)) base = new URL(address, kept.url).href;
      })
    : mediaType.startsWith("text/css")
      ? mirrorSheet(text, linkTo)
      : text;
  return { bytes: Buffer.from(isPage ? BYTE_ORDER_MARK + written : written), missing: [...missing] };
}
