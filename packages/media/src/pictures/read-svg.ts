import { readFile, stat } from "node:fs/promises";
import { decodeText } from "@nv/tables";
import { readHead, rootElement, textOfHead } from "../kinds/text-head.ts";
import { MediaError } from "../maker.ts";
import { cleanSvg } from "./clean-svg.ts";

/** A drawing is at most this large, bytes: a map of all municipalities takes a third of it. */
const SVG_MOST_BYTES = 10_000_000;

/** Whether a file is an SVG, by how it begins. */
export async function isSvg(path: string): Promise<boolean> {
  const text = textOfHead(await readHead(path));
  return text !== null && rootElement(text) === "svg";
}

/**
 * Reads an SVG, clean.
 *
 * @param path - Absolute path.
 * @throws {MediaError} For one that is too large, deep or broken.
 */
export async function readCleanSvg(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > SVG_MOST_BYTES)
    throw new MediaError(
      `El SVG ocupa demasiado: como mucho, ${SVG_MOST_BYTES / 1e6} MB. Simplifícalo o tráelo como imagen.`,
    );
  const { text } = decodeText(await readFile(path));
  return cleanSvg(text);
}
