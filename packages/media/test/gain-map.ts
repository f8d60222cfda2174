import sharp, { type Sharp } from "sharp";

const HDRGM = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"';

const xmp = (attributes: string, content = "") =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<rdf:Description rdf:about="" ${HDRGM} ${attributes}>${content}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Says that a second picture is in the file, and what it is. @param sizeBytes - Of the map. */
function directory(sizeBytes: number): string {
  const google = "http://ns.google.com/photos/1.0/container/";
  const item = (words: string) =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="image/jpeg" ${words}/></rdf:li>`;
  return xmp(
    `xmlns:Container="${google}" xmlns:Item="${google}item/" hdrgm:Version="1.0"`,
    `<Container:Directory><rdf:Seq>${item('Item:Semantic="Primary"')}${item(`Item:Semantic="GainMap" Item:Length="${sizeBytes}"`)}</rdf:Seq></Container:Directory>`,
  );
}

/** The list of the pictures in a JPEG. @see CIPA DC-007, Multi-Picture Format */
function pictureList(sizeBytes: number, mapBytes: number): Buffer {
  const [tags, entries] = [10, 50];
  const tiff = Buffer.alloc(entries + 32);
  tiff.write("MM\0*", "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(3, 8);
  const rows = [
    // Version 0100, in letters.
    [0xb000, 7, 4, 0x30_31_30_30],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, entries],
  ] as const;
  rows.forEach(([tag, type, count, value], row) => {
    tiff.writeUInt16BE(tag, tags + row * 12);
    tiff.writeUInt16BE(type, tags + row * 12 + 2);
    tiff.writeUInt32BE(count, tags + row * 12 + 4);
    tiff.writeUInt32BE(value, tags + row * 12 + 8);
  });
  const head = Buffer.from([0xff, 0xe2, 0, tiff.length + 6, ...Buffer.from("MPF\0")]);
  // Places in the file are counted from where the list itself begins: after the mark of the JPEG and this head.
  const wholeBytes = sizeBytes + head.length + tiff.length;
  tiff.writeUInt32BE(0x030000, entries);
  tiff.writeUInt32BE(wholeBytes, entries + 4);
  tiff.writeUInt32BE(mapBytes, entries + 20);
  tiff.writeUInt32BE(wholeBytes - 2 - head.length, entries + 24);
  return Buffer.concat([head, tiff]);
}

/** A JPEG as phones write it for screens of HDR: an ordinary picture, and behind it how much brighter each part may be. */
export async function withGainMap(picture: Sharp): Promise<Buffer> {
  const values =
    'hdrgm:Version="1.0" hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:Gamma="1" hdrgm:OffsetSDR="0.015625" ' +
    'hdrgm:OffsetHDR="0.015625" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2" hdrgm:BaseRenditionIsHDR="False"';
  const grey = { create: { width: 100, height: 50, channels: 3, background: "#808080" } } as const;
  const map = await sharp(grey).greyscale().withXmp(xmp(values)).jpeg().toBuffer();
  const base = await picture
    .withXmp(directory(map.length))
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const list = pictureList(base.length, map.length);
  return Buffer.concat([base.subarray(0, 2), list, base.subarray(2), map]);
}
