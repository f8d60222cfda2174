import { createHash } from "node:crypto";
import type { DoubleAnswer, DoubleRequest } from "../double.ts";

/** An answer with its mark, and 304 for who has it already. */
export function conditional({ headers }: DoubleRequest, text: string, mediaType: string): DoubleAnswer {
  const etag = `"${createHash("sha256").update(text).digest("hex").slice(0, 16)}"`;
  if (headers["if-none-match"] === etag) return { status: 304, body: "", headers: { etag } };
  return { status: 200, body: text, headers: { etag, "content-type": mediaType } };
}
