/** A part of a form that brings files. */
export interface FormPart {
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const HEAD_END = "\r\n\r\n";

/** Type of a part that names none of its own: nobody knows what it is. */
const UNKNOWN = "application/octet-stream";

function partIn(raw: Buffer): FormPart | null {
  const headEnd = raw.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = raw.toString("utf8", 0, headEnd);
  const told = (name: string) => new RegExp(`; ${name}="([^"]*)"`).exec(head)?.[1] ?? "";
  const type = /content-type: *([^\r\n;]+)/i.exec(head)?.[1] ?? UNKNOWN;
  return { name: told("name"), fileName: told("filename"), type, bytes: raw.subarray(headEnd + HEAD_END.length) };
}

/**
 * The parts of a form that brings files.
 *
 * @param type - Its `content-type`.
 * @returns `null` for what is no such form.
 * @see RFC 7578
 */
export function readForm(type: string, body: Buffer): readonly FormPart[] | null {
  const boundary = /^multipart\/form-data; *boundary="?([^";]+)"?$/i.exec(type)?.[1];
  if (boundary === undefined) return null;
  const mark = Buffer.from(`--${boundary}`);
  const parts: FormPart[] = [];
  for (let at = body.indexOf(mark); at >= 0; ) {
    const next = body.indexOf(mark, at + mark.length);
    if (next < 0) return parts;
    // Between the line's end after one mark and that before the next.
    const part = partIn(body.subarray(at + mark.length + 2, next - 2));
    if (part !== null) parts.push(part);
    at = next;
  }
  return parts;
}
