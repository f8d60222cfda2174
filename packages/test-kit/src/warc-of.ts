import { gzipSync } from "node:zlib";

/** A record of a web archive that a test makes. What is said besides lies. */
export interface WarcPart {
  readonly url: string;
  /** `response` when nothing is said. */
  readonly type?: string;
  readonly status?: number;
  /** Of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is written as UTF-8. */
  readonly body?: Uint8Array | string;
  /** Bytes that the record's head tells. */
  readonly saysBytes?: number | string;
}

const lines = (head: readonly string[]) => `${head.join("\r\n")}\r\n\r\n`;

function recordOf({ url, type = "response", status = 200, headers = {}, body = "", saysBytes }: WarcPart): Buffer {
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const isAnswer = type === "response";
  const message = isAnswer ? lines([`HTTP/1.1 ${status} Answer`, ...named]) : "";
  const block = Buffer.concat([Buffer.from(message), Buffer.from(body)]);
  const head = ["WARC/1.0", `WARC-Type: ${type}`, `WARC-Target-URI: ${url}`, ...(isAnswer ? [] : named)];
  const length = `Content-Length: ${saysBytes ?? block.length}`;
  return Buffer.concat([Buffer.from(lines([...head, length])), block, Buffer.from("\r\n\r\n")]);
}

/**
 * A WARC with just what a test wants in it, wrong things too.
 *
 * @param isPacked - Each record a member of gzip, as programs write them.
 * @see https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/
 */
export function warcOf(parts: readonly WarcPart[], isPacked = true): Buffer {
  const records = parts.map(recordOf);
  return Buffer.concat(isPacked ? records.map((record) => gzipSync(record)) : records);
}
