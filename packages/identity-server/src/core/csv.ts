/**
 * Reads a CSV text with a line of names.
 *
 * @param text - Commas or semicolons (whichever the first line has more of), `"` around fields that hold them,
 *   lines ended by LF or CRLF; a byte-order mark is skipped. @see RFC 4180
 * @returns A record for each line, by the names of the first line in lower case; empty lines are left out.
 */
export function readCsv(text: string): Record<string, string>[] {
  const content = text.replace(/^\uFEFF/, "");
  const head = content.split("\n", 1)[0] ?? "";
  const separator = head.split(";").length > head.split(",").length ? ";" : ",";
  const [names = [], ...lines] = splitFields(content, separator);
  const keys = names.map((name) => name.trim().toLowerCase());
  return lines
    .filter((fields) => fields.some((field) => field.trim() !== ""))
    .map((fields) => Object.fromEntries(keys.map((key, i) => [key, (fields[i] ?? "").trim()])));
}

function splitFields(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let fields: string[] = [];
  let field = "";
  let isQuoted = false;
  const endLine = () => {
    lines.push([...fields, field]);
    fields = [];
    field = "";
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text.charAt(i + 1) === '"') {
        field += '"';
        i += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === "") isQuoted = true;
    else if (character === separator) {
      fields.push(field);
      field = "";
    } else if (character === "\n") endLine();
    else if (character !== "\r") field += character;
  }
  if (field !== "" || fields.length > 0) endLine();
  return lines;
}

/** What a spreadsheet would take for a formula. @see OWASP ASVS 5.0, 1.2.10 */
const FORMULA = /^[=+\-@\t\r]/;

function field(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Writes one line of CSV; no field can be a formula. */
export function csvLine(fields: readonly string[], separator: "," | ";" = ","): string {
  return `${fields.map(field).join(separator)}\r\n`;
}

/** Writes a CSV text with a line of names; no field can be a formula. */
export function writeCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((row) => csvLine(row)).join("");
}
