import { UPLOADS_API_PATH } from "@nv/contracts";
import type { DetailedError, HttpResponse, PreviousUpload, Upload } from "tus-js-client";
import type { SendFault } from "./core/send-fault";
import { faultOf } from "./fault-of-answer";

/** Bytes that go in one request: what a lost connection costs at most. */
const PART_BYTES = 8_000_000;

const OK_FROM = 200;
const OK_TO = 299;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const GONE = 410;

/** Statuses of an upload that the server no longer knows: the client begins it again. */
const FORGOTTEN: readonly number[] = [FORBIDDEN, NOT_FOUND, GONE];

/** Listener of the progress of a file being sent. */
export interface SendListener {
  readonly onProgress: (sentBytes: number) => void;
  /** It goes on from there. */
  readonly onResumed: (sentBytes: number) => void;
  /** All of it arrived. @param uploadId - By which the server knows it. */
  readonly onSent: (uploadId: string) => void;
  readonly onFault: (fault: SendFault) => void;
}

/** A file on its way to the server. */
export interface Sender {
  /** Begins, or goes on where it stopped: also what was begun in a former visit. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Takes what arrived off the server, and forgets it. */
  readonly discard: () => Promise<void>;
  /** Forgets it: what arrived is a file now. */
  readonly forget: () => Promise<void>;
}

/** An answer that the client of the protocol would take for a reason to begin again. */
class RefusedAnswer extends Error {
  override readonly name = "RefusedAnswer";
  readonly method: string;
  readonly status: number;
  readonly body: string;

  constructor(method: string, status: number, body: string) {
    super(`the server answered ${method} with ${status}`);
    this.method = method;
    this.status = status;
    this.body = body;
  }
}

function checkAnswer(method: string, answer: HttpResponse): void {
  const status = answer.getStatus();
  if (status >= OK_FROM && status <= OK_TO) return;
  if (method === "HEAD" && FORGOTTEN.includes(status)) return;
  throw new RefusedAnswer(method, status, answer.getBody());
}

const UNREADABLE = "Ha cambiado o ya no está en su sitio. Elígelo otra vez.";

/** A file that was changed or taken away while it was sent looks like a lost connection. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    // The browser says no more than that it cannot.
    return false;
  }
}

const newest = (uploads: readonly PreviousUpload[]) =>
  uploads.toSorted((one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime))[0];

/** The id of an upload, by the end of its address. */
export const uploadIdOf = (url: string): string => url.split("/").at(-1) ?? "";

/** Prepares a file to be sent in parts. */
export function openSender(file: File, listener: SendListener): Sender {
  let upload: Upload | null = null;
  /** A later start or stop makes what an earlier one still waits for void. */
  let turn = 0;

  function onError(error: Error | DetailedError) {
    const cause = "causingError" in error ? error.causingError : null;
    if (cause instanceof RefusedAnswer) return listener.onFault(faultOf(cause));
    void isReadable(file).then((isThere) =>
      listener.onFault(isThere ? { kind: "away", message: "" } : { kind: "refused", message: UNREADABLE }),
    );
  }

  async function open(): Promise<Upload> {
    if (upload !== null) return upload;
    const { Upload } = await import("tus-js-client");
    const opened = new Upload(file, {
      endpoint: UPLOADS_API_PATH,
      chunkSize: PART_BYTES,
      metadata: { filename: file.name },
      // When to try again is decided with what is known of the other uploads.
      retryDelays: null,
      onProgress: (sentBytes) => listener.onProgress(sentBytes),
      onAfterResponse(request, answer) {
        checkAnswer(request.getMethod(), answer);
        const offset = Number(answer.getHeader("Upload-Offset") ?? "0");
        if (request.getMethod() === "HEAD" && offset > 0) listener.onResumed(offset);
      },
      onSuccess: () => listener.onSent(uploadIdOf(opened.url ?? "")),
      onError,
    });
    const previous = newest(await opened.findPreviousUploads());
    if (previous !== undefined) opened.resumeFromPreviousUpload(previous);
    upload = opened;
    return opened;
  }
  async function start() {
    turn += 1;
    const mine = turn;
    try {
      const opened = await open();
      if (turn === mine) opened.start();
    } catch (error) {
      // The client of the protocol is a file of the inside: without a connection it does not come.
      if (turn === mine) onError(error instanceof Error ? error : new Error(String(error)));
    }
  }
  function stop() {
    turn += 1;
    void upload?.abort();
  }
  async function forget() {
    if (upload === null) return;
    const { defaultOptions } = await import("tus-js-client");
    for (const { urlStorageKey } of await upload.findPreviousUploads())
      await defaultOptions.urlStorage.removeUpload(urlStorageKey);
  }
  return {
    start: () => void start(),
    stop,
    forget,
    async discard() {
      stop();
      await upload?.abort(true);
      await forget();
    },
  };
}
