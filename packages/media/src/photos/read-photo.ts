import { PHOTO_LIMITS } from "@nv/contracts";
import type { PhotoWords } from "@nv/contracts/schemas";
import { dayIn, type PictureTags, tagsIn, within } from "../kinds/picture-tags.ts";

/** Metadata of a picture, for whoever sends it to a photo desk. */
export interface ReadPhoto {
  readonly words: PhotoWords;
  readonly position: PictureTags["position"];
}

/**
 * Reads what a picture tells of itself in the words of IPTC, cut to what is sent of each.
 *
 * @param head - Its beginning.
 * @returns Empty words for what it does not tell.
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata
 */
export function readPhoto(head: Buffer): ReadPhoto {
  const { first, all, position } = tagsIn(head);
  const { caption, name, headline, altText, keyword, keywords } = PHOTO_LIMITS;
  const words: PhotoWords = {
    caption: within(first(["iptc", "Caption/Abstract"], ["xmp", "description"], ["exif", "ImageDescription"]), caption),
    byline: within(first(["iptc", "By-line"], ["xmp", "creator"], ["exif", "Artist"]), name),
    agency: within(first(["iptc", "Credit"], ["xmp", "Credit"]), name),
    source: within(first(["iptc", "Source"], ["xmp", "Source"]), name),
    keywords: all(["iptc", "Keywords"], ["xmp", "subject"])
      .slice(0, keywords)
      .map((word) => within(word, keyword)),
    takenOn: dayIn(first(["iptc", "Date Created"], ["xmp", "DateCreated"], ["exif", "DateTimeOriginal"])),
    altText: within(first(["xmp", "AltTextAccessibility"]), altText),
    headline: within(first(["iptc", "Headline"], ["xmp", "Headline"]), headline),
    title: within(first(["iptc", "Object Name"], ["xmp", "title"]), name),
    copyright: within(first(["iptc", "Copyright Notice"], ["xmp", "rights"], ["exif", "Copyright"]), name),
    instructions: within(first(["iptc", "Special Instructions"], ["xmp", "Instructions"]), headline),
    city: within(first(["iptc", "City"], ["xmp", "City"]), name),
    region: within(first(["iptc", "Province/State"], ["xmp", "State"]), name),
    country: within(first(["iptc", "Country/Primary Location Name"], ["xmp", "Country"]), name),
  };
  return { words, position };
}
