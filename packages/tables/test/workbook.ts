import { strToU8, zipSync } from "fflate";

const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const book = (more: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/>${more}</sheets></workbook>`;
const bookRelations = (more: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>${more}</Relationships>`;

/** A figure with the format that it is shown in. */
export interface FormattedFigure {
  readonly value: number;
  /** As Excel writes it, `0.0%`; the number of one that is built in, `9`, where it has no code. */
  readonly format: string;
}

/** A formula of which the file has no result, as programs write them. */
export interface BareFormula {
  readonly formula: string;
}

type Cell = string | number | FormattedFigure | BareFormula;

const isBuiltIn = (format: string) => /^\d{1,2}$/.test(format) && format !== "00";

/** Number of the first format that a workbook makes for itself. @see ECMA-376, part 1, 18.8.30 */
const FIRST_OWN = 164;

/** The styles of a workbook: none, and one for each format, as Excel writes them. */
function styles(formats: readonly string[]): string {
  const own = formats.map((format, at) => ({ format, id: isBuiltIn(format) ? Number(format) : FIRST_OWN + at }));
  const made = own.filter(({ format }) => !isBuiltIn(format));
  const escaped = (format: string) => format.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const codes = made.map(({ format, id }) => `<numFmt numFmtId="${id}" formatCode="${escaped(format)}"/>`).join("");
  const cells = own.map(
    ({ id }) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${made.length}">${codes}</numFmts><fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="2"><xf numFmtId="0"/><xf numFmtId="9"/></cellStyleXfs><cellXfs count="${own.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${cells.join("")}</cellXfs></styleSheet>`;
}

function cell(value: Cell, reference: string, formats: readonly string[]): string {
  if (typeof value === "object" && "formula" in value) return `<c r="${reference}"><f>${value.formula}</f></c>`;
  if (typeof value === "object")
    return `<c r="${reference}" s="${formats.indexOf(value.format) + 1}"><v>${value.value}</v></c>`;
  return typeof value === "number"
    ? `<c r="${reference}"><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
}

/** Statements of a workbook about itself, some of them false. */
interface WorkbookSays {
  /** Size that its last sheet claims to unfold to, bytes. */
  readonly sheetBytes?: number;
  /** Numbers of rows that are not seen. */
  readonly hiddenRows?: readonly number[];
  /** Sheets behind the first one. */
  readonly more?: readonly {
    readonly name: string;
    readonly isHidden: boolean;
    readonly rows: readonly (readonly string[])[];
  }[];
}

/** Offset at which a ZIP's directory keeps the size of an entry before compression. @see APPNOTE.TXT, 4.3.12 */
const SIZE_OFFSET = 24;

/** Changes the size that the last entry of a ZIP's directory claims. */
function claimSize(zip: Uint8Array, bytes: number): Uint8Array {
  const directory = zip.findLastIndex((_, at) => zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1);
  new DataView(zip.buffer).setUint32(directory + SIZE_OFFSET, bytes, true);
  return zip;
}

const SHEET = `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`;

const plainSheet = (rows: readonly (readonly string[])[]) =>
  `${SHEET}<sheetData>${rows.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`).join("")}</sheetData></worksheet>`;

/** The smallest workbook that Excel opens: one sheet, as ECMA-376 says. */
export function workbook(
  rows: readonly (readonly Cell[])[],
  { sheetBytes, hiddenRows = [], more = [] }: WorkbookSays = {},
  merged: readonly string[] = [],
): Uint8Array {
  const formats = [
    ...new Set(rows.flat().flatMap((value) => (typeof value === "object" && "format" in value ? [value.format] : []))),
  ];
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`, formats));
    return `<row r="${y + 1}"${hiddenRows.includes(y + 1) ? ' hidden="1"' : ""}>${cells.join("")}</row>`;
  });
  const sheet = `${SHEET}<sheetData>${lines.join("")}</sheetData>${merged.length === 0 ? "" : `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`}</worksheet>`;
  const zip = zipSync({
    "[Content_Types].xml": strToU8(TYPES),
    "_rels/.rels": strToU8(RELATIONS),
    "xl/workbook.xml": strToU8(
      book(
        more
          .map(
            ({ name, isHidden }, at) =>
              `<sheet name="${name}" sheetId="${at + 2}" r:id="more${at}"${isHidden ? ' state="hidden"' : ""}/>`,
          )
          .join(""),
      ),
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      bookRelations(
        more
          .map(
            (_, at) =>
              `<Relationship Id="more${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/more${at}.xml"/>`,
          )
          .join(""),
      ),
    ),
    ...(formats.length > 0 && { "xl/styles.xml": strToU8(styles(formats)) }),
    ...Object.fromEntries(
      more.map(({ rows: cells }, at) => [`xl/worksheets/more${at}.xml`, strToU8(plainSheet(cells))]),
    ),
    "xl/worksheets/sheet1.xml": strToU8(sheet),
  });
  return sheetBytes === undefined ? zip : claimSize(zip, sheetBytes);
}
