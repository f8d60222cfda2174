import { foldLoosely } from "@nv/spanish";

/** A name that any server and any system keeps: small letters, figures, hyphens. */
export function safeName(name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  const plain = foldLoosely(stem)
    .split(/[^a-z0-9@_]/)
    .filter((part) => part !== "")
    .join("-");
  return `${plain || "archivo"}${ending.replace(/[^a-z0-9.]+/g, "")}`;
}

/** The last part of an address inside a folder, without what comes after `?` or `#`. */
export function baseName(path: string): string {
  const [bare = ""] = path.split(/[?#]/);
  const last = bare.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last).normalize("NFC");
  } catch {
    // A sign of percent that is part of the name.
    return last.normalize("NFC");
  }
}
