import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { FILES_API_PATH, JOBS_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import { JobView, TakenUpload } from "@nv/contracts/schemas";
import { z } from "zod";

/** Bytes of a part, as the library's screen sends them. */
export const PART_BYTES = 8 * 1024 * 1024;

const POLL_MS = 100;

const agent = new Agent({ keepAlive: true });

/** Server to which somebody brings files, and they. */
export interface UploadPlace {
  readonly url: string;
  /** `Cookie` header of the person. */
  readonly cookie: string;
  /** Address by which people know the site, where it is another one than that of the server. */
  readonly origin?: string;
}

/** Response, read whole. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Sends bytes by HTTP, without the cost of `fetch`. */
export function sendBytes(
  url: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array | readonly Uint8Array[] = [],
): Promise<Answer> {
  const pieces = body instanceof Uint8Array ? [body] : body;
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(url, { method, agent, headers: { ...headers, "content-length": String(length) } });
  sent.on("error", reject);
  sent.on("response", (answer) => {
    buffer(answer).then(
      (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
      reject,
    );
  });
  void (async () => {
    for (const piece of pieces) if (!sent.write(piece)) await new Promise((next) => sent.once("drain", next));
    sent.end();
  })().catch(reject);
  return promise;
}

/** Brings a file by the tus protocol. @returns The id of the upload. */
export async function uploadParts(
  { url, cookie, origin = url }: UploadPlace,
  name: string,
  parts: readonly Uint8Array[],
): Promise<string> {
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const headers = { cookie, origin, "tus-resumable": "1.0.0" };
  const begun = await sendBytes(new URL(UPLOADS_API_PATH, url), "POST", {
    ...headers,
    "upload-length": String(length),
    "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
  });
  if (begun.status !== 201) throw new Error(`The upload was not begun: ${begun.status} ${begun.body}`);
  const place = new URL(begun.headers.location ?? "", url);
  let offset = 0;
  for (const part of parts) {
    const answer = await sendBytes(
      place,
      "PATCH",
      { ...headers, "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
      part,
    );
    if (answer.status !== 204) throw new Error(`A part was not kept: ${answer.status} ${answer.body}`);
    offset += part.byteLength;
  }
  return place.pathname.split("/").at(-1) ?? "";
}

/** Removes an upload that nobody takes. */
export async function dropUpload({ url, cookie, origin = url }: UploadPlace, id: string): Promise<void> {
  const headers = { cookie, origin, "tus-resumable": "1.0.0" };
  await sendBytes(new URL(`${UPLOADS_API_PATH}/${id}`, url), "DELETE", headers);
}

/** Makes a file of an upload, and waits for it. @returns The id of the file. @throws {Error} When it is not taken. */
export async function takeUpload({ url, cookie, origin = url }: UploadPlace, id: string): Promise<string> {
  const ordered = await fetch(new URL(FILES_API_PATH, url), {
    method: "POST",
    headers: { cookie, origin, "content-type": "application/json" },
    body: JSON.stringify({ uploadId: id }),
  });
  if (!ordered.ok) throw new Error(`The upload was not taken: ${ordered.status} ${await ordered.text()}`);
  const { jobId } = z.object({ jobId: z.string() }).parse(await ordered.json());
  for (;;) {
    const answer = await fetch(new URL(`${JOBS_API_PATH}/${jobId}`, url), { headers: { cookie } });
    if (!answer.ok) throw new Error(`Nobody tells of the upload: ${answer.status} ${await answer.text()}`);
    const job = JobView.parse(await answer.json());
    if (job.state === "done") return TakenUpload.parse(job.result).fileId;
    if (job.state === "failed") throw new Error(`The upload was not taken: ${job.message}`);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}
