import { FILE_LIMITS } from "@nv/contracts";
import type { FileWords } from "@nv/contracts/schemas";
import ExifReader from "exifreader";
import { dayIn, readPictureTags, within } from "./picture-tags.ts";

/** Words that come from a person; where a picture was taken is not among them. */
type PictureWords = Partial<Omit<FileWords, "name">>;

/** Joins the author and the distributor of a picture, as credits are written: «Ana Ruiz / Agencia». */
function creditOf(author: string, agency: string): string {
  if (author === "" || agency === "" || author.toLowerCase().includes(agency.toLowerCase())) return author || agency;
  return agency.toLowerCase().includes(author.toLowerCase()) ? agency : `${author} / ${agency}`;
}

/**
 * Reads the metadata of a picture in IPTC, XMP and Exif into the words that the library keeps of a file.
 *
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata
 */
export async function pictureWords(path: string): Promise<PictureWords> {
  const { first } = await readPictureTags(path);
  const author = first(["iptc", "By-line"], ["xmp", "creator"], ["exif", "Artist"]);
  // What its caption says is not what is seen: who does not see it is told by words of their own.
  const altText = first(["xmp", "AltTextAccessibility"], ["xmp", "ExtDescrAccessibility"]);
  const caption = first(["iptc", "Caption/Abstract"], ["xmp", "description"], ["exif", "ImageDescription"]);
  const rights = first(["xmp", "UsageTerms"], ["iptc", "Copyright Notice"], ["xmp", "rights"], ["exif", "Copyright"]);
  const words: PictureWords = {
    altText: within(altText, FILE_LIMITS.altText),
    caption: within(caption, FILE_LIMITS.altText),
    credit: within(creditOf(author, first(["iptc", "Credit"], ["xmp", "Credit"])), FILE_LIMITS.credit),
    licence: within(rights, FILE_LIMITS.licence),
    source: within(first(["iptc", "Source"], ["xmp", "Source"]), FILE_LIMITS.source),
    rightsUntil: dayIn(first(["iptc", "Expiration Date"])),
  };
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));
}

/** Whether a picture tells where it was taken. @param head - Its beginning. */
export function tellsPosition(head: Uint8Array): boolean {
  try {
    const { gps } = ExifReader.load(Buffer.from(head), { expanded: true });
    return gps?.Latitude !== undefined;
  } catch {
    // A picture whose notes cannot be read has none that others could read.
    return false;
  }
}
