import { createHash } from "node:crypto";
import { archiveKind } from "../../../platform/publishing/core/archive-kind.ts";
import { addressKey } from "./address-key.ts";

/** Ends that browsers need to see a file for what it is: files of an archive are served by the end of their name. */
const ENDS: Readonly<Record<string, string>> = {
  "application/javascript": "js",
  "application/json": "json",
  "application/pdf": "pdf",
  "application/x-javascript": "js",
  "application/xhtml+xml": "html",
  "audio/mpeg": "mp3",
  "font/woff": "woff",
  "font/woff2": "woff2",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/webp": "webp",
  "image/x-icon": "ico",
  "text/css": "css",
  "text/csv": "csv",
  "text/html": "html",
  "text/javascript": "js",
  "text/plain": "txt",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** Types that say nothing of what a file is: its name says more. */
const SAYS_NOTHING: readonly string[] = ["", "application/octet-stream", "binary/octet-stream", "text/plain"];

/** Redirects that are followed inside an archive. */
const MOST_HOPS = 10;

/** Longest name that is kept as it was: with the folder of an archive before it, it has an address. */
const LONGEST_NAME = 120;

/** Enough of a fingerprint to tell the addresses of one archive from each other. */
const HASH_LENGTH = 16;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // What is no UTF-8 stays as it was written.
    return text;
  }
}

/** A part of an address as a part of a name. */
function namePart(part: string): string {
  const text = decoded(part)
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\\/:]/gu, "_");
  return /^\.{0,2}$/.test(text) ? "_" : text;
}

/** The end that a file needs besides what its name has; empty for none. */
function endFor(name: string, mediaType: string): string {
  if (SAYS_NOTHING.includes(mediaType)) return "";
  const end = ENDS[mediaType];
  if (end === undefined) return "";
  const plain = (type: string) => type.split(";")[0];
  return plain(archiveKind(name).mediaType) === plain(archiveKind(`x.${end}`).mediaType) ? "" : `.${end}`;
}

/** The name of a file that was at an address: its host, its path, and what it was asked. */
function nameOf(url: string, mediaType: string): string {
  const { host, pathname, search } = new URL(url);
  const folders = pathname.split("/").slice(1);
  const last = folders.pop() ?? "";
  const asked = search === "" ? "" : `@${namePart(search.slice(1))}`;
  const stem = `${last === "" ? "index" : namePart(last)}${asked}`;
  const path = [namePart(host), ...folders.map(namePart), stem].join("/");
  const name = `${path}${endFor(path, last === "" && mediaType === "" ? "text/html" : mediaType)}`;
  const [end = ""] = /\.[a-z0-9]{1,8}$/i.exec(name) ?? [];
  return name.length <= LONGEST_NAME ? name : `_/${hashOf(addressKey(url))}${end.toLowerCase()}`;
}

/** Which file of a mirror each address of an archive is. */
export interface MirrorPlan {
  /** @returns Its name; `null` when a file of the same address is there already. */
  file(url: string, mediaType: string): string | null;
  redirect(url: string, to: string): void;
  /** The file that an address leads to, after the redirects that were kept; `null` for none. */
  find(url: string): string | null;
}

/** Begins the plan of a mirror. An address is the same by http and https, as pages mix both. */
export function createMirrorPlan(): MirrorPlan {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const redirects = new Map<string, string>();
  return {
    file(url, mediaType) {
      const key = addressKey(url);
      if (names.has(key)) return null;
      const wanted = nameOf(url, mediaType);
      const [end = ""] = /\.[a-z0-9]{1,8}$/i.exec(wanted) ?? [];
      const name = taken.has(wanted.toLowerCase()) ? `_/${hashOf(key)}${end.toLowerCase()}` : wanted;
      names.set(key, name);
      taken.add(name.toLowerCase());
      return name;
    },
    redirect(url, to) {
      redirects.set(addressKey(url), addressKey(to));
    },
    find(url) {
      let key: string | undefined = addressKey(url);
      for (let hops = 0; key !== undefined && hops <= MOST_HOPS; hops += 1) {
        const name = names.get(key);
        if (name !== undefined) return name;
        key = redirects.get(key);
      }
      return null;
    },
  };
}

/**
 * The way from one file of a mirror to another.
 *
 * @example relativePath("a.example/x/index.html", "a.example/b.css") // "../b.css"
 */
export function relativePath(from: string, to: string): string {
  const folders = from.split("/").slice(0, -1);
  const parts = to.split("/");
  let shared = 0;
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared += 1;
  return [...folders.slice(shared).map(() => ".."), ...parts.slice(shared).map(encodeURIComponent)].join("/");
}
