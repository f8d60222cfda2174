import { open } from "node:fs/promises";
import type { PlainFacts } from "@nv/contracts/schemas";
import { openZip } from "../archives/open-zip.ts";
import { MediaError } from "../maker.ts";
import { readHead } from "./text-head.ts";

const broken = (format: string) =>
  new MediaError(`El archivo .${format} está roto o incompleto. Expórtalo o descárgalo otra vez.`);

/** Readers look for a PDF's end in this much of it, bytes. @see ISO 32000-1, annex H, note 18 */
const PDF_END_BYTES = 2048;

async function checkPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(Math.min(size, PDF_END_BYTES));
    await file.read(end, 0, end.length, size - end.length);
    if (!end.includes("%%EOF")) throw broken("pdf");
  } finally {
    await file.close();
  }
}

/** Position where a GLB tells its length. @see https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#binary-header */
const GLB_LENGTH_AT = 8;
const GLB_HEAD_BYTES = 12;

async function checkGlb(path: string, sizeBytes: number): Promise<void> {
  const head = await readHead(path, GLB_HEAD_BYTES);
  if (head.length < GLB_HEAD_BYTES || head.readUInt32LE(GLB_LENGTH_AT) !== sizeBytes) throw broken("glb");
}

/** A document is text and pictures: it unpacks to at most this, and nobody here unpacks it. */
const OFFICE_LIMITS = { archiveFiles: 10_000, unpackedBytes: 2_000_000_000, unpackedRatio: 1000 };

async function checkOffice(path: string, format: string): Promise<void> {
  const zip = await openZip(path, OFFICE_LIMITS).catch((cause: unknown) => {
    throw cause instanceof MediaError ? new MediaError(broken(format).message, { cause }) : cause;
  });
  zip.close();
}

/** A file that nobody looks into, as far as it can be told that it is whole. */
interface PlainFile {
  readonly kind: PlainFacts["kind"];
  readonly format: string;
  readonly path: string;
  readonly sizeBytes: number;
}

/** Facts of a document or of a model. @throws {MediaError} For one that is cut short. */
export async function plainFacts({ kind, format, path, sizeBytes }: PlainFile): Promise<PlainFacts> {
  if (format === "pdf") await checkPdf(path);
  if (format === "glb") await checkGlb(path, sizeBytes);
  if (["docx", "pptx", "odt"].includes(format)) await checkOffice(path, format);
  return { kind, format };
}
