import { FILES_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import { FileDetail, JobView, TakenUpload, TakingUpload } from "@nv/contracts/schemas";
import { expect } from "vitest";
import type { TestProcess } from "./registry.ts";

/** The first person of the team. */
export const ANA = "Ana Muestra";

/** Waits for something that the machine does in its own time; asked again and again. */
const WAIT_MS = 50_000;
/** A pause grows while one waits: each look asks the server and its database, and takes from the work that it waits for. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 160;

/** Waits until something is there. @throws {Error} When it never is. */
export async function until<Found>(look: () => Promise<Found | null>): Promise<Found> {
  const endMs = Date.now() + WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; Date.now() < endMs; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const found = await look();
    if (found !== null) return found;
    const waitMs = pauseMs;
    await new Promise((next) => setTimeout(next, waitMs));
  }
  throw new Error("It never came to be.");
}

/** Headers of a call of `tus-js-client`, as a person of the team. */
export const tusHeaders = (person: string) => ({
  cookie: encodeURIComponent(person),
  "sec-fetch-site": "same-origin",
  "tus-resumable": "1.0.0",
});

const idIn = (url: string) => url.split("/").at(-1) ?? "";

/** The library of files of a process, as a browser uses it. */
export interface LibraryClient {
  /** Calls a route of uploads. */
  tus(
    method: string,
    url: string,
    headers?: Readonly<Record<string, string>>,
    body?: Uint8Array<ArrayBuffer>,
    person?: string,
  ): Promise<Response>;
  /** Begins an upload. @returns Its address. */
  begin(name: string, sizeBytes: number): Promise<string>;
  /** Sends a part. */
  send(url: string, offset: number, body: Uint8Array<ArrayBuffer>, person?: string): Promise<Response>;
  /** Waits for the end of work. */
  finished(jobId: string): Promise<JobView>;
  /** Has an upload made a file. */
  take(url: string, more?: object): Promise<JobView>;
  /** Uploads a file whole and has it taken. */
  bring(name: string, body: Buffer, more?: object): Promise<JobView>;
  detail(id: string): Promise<FileDetail>;
  /** A file that is in the library afterwards. */
  brought(name: string, body: Buffer, more?: object): Promise<FileDetail>;
}

/**
 * @param place - Asked at each call: another process may take the place of the first.
 * @param owner - Whose browser it is.
 */
export function libraryClient(
  place: () => { readonly process: TestProcess; readonly origin: string },
  owner = ANA,
): LibraryClient {
  const tus: LibraryClient["tus"] = (method, url, headers = {}, body, person = owner) =>
    fetch(new URL(url, place().origin), {
      method,
      headers: {
        ...tusHeaders(person),
        ...(body !== undefined && { "content-type": "application/offset+octet-stream" }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });

  const send: LibraryClient["send"] = (url, offset, body, person) =>
    tus("PATCH", url, { "upload-offset": String(offset) }, body, person);

  async function begin(name: string, sizeBytes: number): Promise<string> {
    const metadata = `filename ${Buffer.from(name).toString("base64")}`;
    const answer = await tus("POST", UPLOADS_API_PATH, {
      "upload-length": String(sizeBytes),
      "upload-metadata": metadata,
    });
    expect(answer.status, await answer.text()).toBe(201);
    return answer.headers.get("location") ?? "";
  }

  const finished = (jobId: string) =>
    until(async () => {
      const job = JobView.parse((await place().process.call("GET", `/api/jobs/${jobId}`, undefined, owner)).body);
      return job.state === "queued" || job.state === "running" ? null : job;
    });

  async function take(url: string, more: object = {}): Promise<JobView> {
    const answer = await place().process.call("POST", FILES_API_PATH, { uploadId: idIn(url), ...more }, owner);
    expect(answer.status, answer.text).toBe(202);
    return finished(TakingUpload.parse(answer.body).jobId);
  }

  async function bring(name: string, body: Buffer, more: object = {}): Promise<JobView> {
    const url = await begin(name, body.byteLength);
    expect((await send(url, 0, new Uint8Array(body))).status).toBe(204);
    return take(url, more);
  }

  const detail = async (id: string) =>
    FileDetail.parse((await place().process.call("GET", `${FILES_API_PATH}/${id}`, undefined, owner)).body);

  async function brought(name: string, body: Buffer, more: object = {}): Promise<FileDetail> {
    const job = await bring(name, body, more);
    expect(job.state, job.message).toBe("done");
    return detail(TakenUpload.parse(job.result).fileId);
  }

  return { tus, begin, send, finished, take, bring, detail, brought };
}
