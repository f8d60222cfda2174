import { strToU8, zipSync } from "fflate";

const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const BOOK = `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const BOOK_RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

function cell(value: string | number, reference: string): string {
  return typeof value === "number"
    ? `<c r="${reference}"><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
}

/** What a workbook says of itself that is not so. */
interface WorkbookLies {
  /** Size that its sheet claims to unfold to, bytes. */
  readonly sheetBytes?: number;
}

/** Where a ZIP's directory keeps the size of an entry before compression. @see APPNOTE.TXT, 4.3.12 */
const SIZE_OFFSET = 24;

/** Changes the size that the last entry of a ZIP's directory claims. */
function claimSize(zip: Uint8Array, bytes: number): Uint8Array {
  const directory = zip.findLastIndex((_, at) => zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1);
  new DataView(zip.buffer).setUint32(directory + SIZE_OFFSET, bytes, true);
  return zip;
}

/** The smallest workbook that Excel opens: one sheet, as ECMA-376 says. */
export function workbook(
  rows: readonly (readonly (string | number)[])[],
  { sheetBytes }: WorkbookLies = {},
): Uint8Array {
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join("")}</row>`;
  });
  const sheet = `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join("")}</sheetData></worksheet>`;
  const zip = zipSync({
    "[Content_Types].xml": strToU8(TYPES),
    "_rels/.rels": strToU8(RELATIONS),
    "xl/workbook.xml": strToU8(BOOK),
    "xl/_rels/workbook.xml.rels": strToU8(BOOK_RELATIONS),
    "xl/worksheets/sheet1.xml": strToU8(sheet),
  });
  return sheetBytes === undefined ? zip : claimSize(zip, sheetBytes);
}
