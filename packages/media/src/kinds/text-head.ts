import { open } from "node:fs/promises";
import { decodeText } from "@nv/tables";

/** Enough of a text to tell what it is. Bytes. */
const HEAD_BYTES = 65_536;

/** The first bytes of a file. */
export async function readHead(path: string, bytes = HEAD_BYTES): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(head, 0, bytes, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A sign of UTF-8 has at most four bytes: three may be left of one that was cut. */
const CUT_BYTES = 3;

/** Control characters that no text has: tab, line breaks, form feed and escape apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const NOT_OF_A_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** The beginning of a file as text; `null` when it is no text. */
export function textOfHead(head: Buffer): string | null {
  // The last sign may be cut: without it, what is UTF-8 is not taken for something else.
  let end = head.length;
  for (let cut = 1; cut <= Math.min(CUT_BYTES, head.length); cut += 1)
    if ((head[head.length - cut] ?? 0) >= 0xc0) end = head.length - cut;
  const { text } = decodeText(head.subarray(0, head.length < HEAD_BYTES ? head.length : end));
  return NOT_OF_A_TEXT.test(text) ? null : text;
}

/** The name of the first element of an XML or HTML text, lower case and without prefix; `html` for an HTML declaration; `null` for none. */
export function rootElement(text: string): string | null {
  let rest = text.trimStart();
  for (;;) {
    const end = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : null;
    if (end !== null) {
      const at = rest.indexOf(end);
      if (at < 0) return null;
      rest = rest.slice(at + end.length).trimStart();
    } else if (/^<!doctype\s/i.test(rest)) {
      if (/^<!doctype\s+html/i.test(rest)) return "html";
      const bracketAt = rest.indexOf("[");
      const closeAt = rest.indexOf(">");
      const hasEntities = bracketAt >= 0 && bracketAt < closeAt;
      const at = hasEntities ? rest.indexOf("]>") + 1 : closeAt;
      if (at <= 0) return null;
      rest = rest.slice(at + 1).trimStart();
    } else break;
  }
  const name = /^<(?:[\w.-]+:)?([a-z][\w.-]*)[\s/>]/i.exec(rest)?.[1];
  return name === undefined ? null : name.toLowerCase();
}
