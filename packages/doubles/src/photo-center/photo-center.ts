import { createHash, randomBytes } from "node:crypto";
import type { DoubleAnswer } from "../double.ts";
import type { RawRequest } from "../listen.ts";
import { readForm } from "./multipart.ts";

/** Token that the double takes. */
export const ARC_TOKEN = "token-de-muestra";

/** Organization of the double. */
export const ARC_ORG = "ejemplo";

/** A picture that the double keeps. */
export interface FakePhoto {
  readonly _id: string;
  /** Everything else of its ANS, as it was sent. */
  readonly ans: Readonly<Record<string, unknown>>;
  /** SHA-256 of the bytes that came; empty when it was brought by address. */
  readonly hash: string;
  readonly bytes: Buffer;
}

/** A failure that the service can have: a status, a connection that ends, or an answer that nobody can read. */
export type PhotoFailure = 400 | 401 | 403 | 408 | 413 | 415 | 429 | 500 | 503 | "cut" | "cut-after" | "garbled";

/** Behaviour of the double. */
export interface PhotoCenterOptions {
  /** Largest picture that it takes, bytes. */
  readonly mostBytes?: number | undefined;
  /** Time that it takes to answer, milliseconds. */
  readonly delayMs?: number | undefined;
}

/** The service and what it holds. */
export interface PhotoCenter {
  readonly photos: Map<string, FakePhoto>;
  answer(request: RawRequest): DoubleAnswer;
  /**
   * Answers the next orders that bring or change a picture with a failure. `cut-after` takes the picture, and ends the connection.
   *
   * @param retryAfterS - Seconds, for 429.
   */
  failNext(failure: PhotoFailure, times?: number, retryAfterS?: number): void;
  /** Answers nothing any more, as one that went down in the middle; with `false` it is back. */
  stopTaking(isStopped: boolean): void;
}

const BASE = "/photo/api/v2/photos";

/** Largest file that the double takes, bytes; Arc's manual says nothing of its own limit. */
const MOST_BYTES = 30 * 1024 * 1024;

const ERRORS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  409: "Conflict",
  413: "Payload Too Large",
  415: "Unsupported Media",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** An error as the service tells it. @see https://dev.arcxp.com/concepts/content-model-ans/minimum-ans-for-a-viable-image-document/ */
const refusal = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): DoubleAnswer => ({
  status,
  body: { error: ERRORS[status], message, status },
  headers,
});

/** Beginnings of the formats that it takes, and how they are called. */
const FORMATS: readonly (readonly [name: string, starts: readonly string[]])[] = [
  ["jpg", ["ffd8ff"]],
  ["png", ["89504e47"]],
  ["gif", ["47494638"]],
  ["webp", ["52494646"]],
  ["bmp", ["424d"]],
  ["tif", ["49492a00", "4d4d002a"]],
];

const formatOf = (bytes: Buffer) =>
  FORMATS.find(([, starts]) => starts.some((start) => bytes.toString("hex", 0, 4).startsWith(start)))?.[0];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An id of the service's own. */
const freshId = () => Array.from(randomBytes(26), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Content of a request. */
interface Brought {
  readonly ans: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

function broughtByForm(type: string, body: Buffer, mostBytes: number): Brought | DoubleAnswer {
  const parts = readForm(type, body) ?? [];
  const told = parts.find(({ name }) => name === "ans");
  const file = parts.find(({ name }) => name === "file");
  if (told !== undefined && told.type !== "application/json")
    return refusal(415, `Content type '${told.type}' not supported`);
  const ans = told === undefined ? {} : recordIn(told.bytes.toString("utf8"));
  if (ans === null) return refusal(400, "JSON parse error");
  if (file === undefined) return { ans, bytes: Buffer.alloc(0) };
  if (file.bytes.length > mostBytes) return refusal(413, "Maximum upload size exceeded");
  if (formatOf(file.bytes) === undefined) return refusal(415, `Content type '${file.type}' not supported`);
  return { ans, bytes: file.bytes };
}

function broughtIn(request: RawRequest, mostBytes: number): Brought | DoubleAnswer {
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/form-data")) return broughtByForm(type, request.bytes, mostBytes);
  if (!type.startsWith("application/json")) return refusal(415, `Content type '${type}' not supported`);
  const ans = recordIn(request.body);
  return ans === null ? refusal(400, "JSON parse error") : { ans, bytes: Buffer.alloc(0) };
}

/** Tells why an ANS is none of a picture; empty when it is. */
function faultOf({ ans, bytes }: Brought): string {
  if (ans.type !== undefined && ans.type !== "image") return "type must be image";
  if (ans.version !== undefined && typeof ans.version !== "string") return "version must be a string";
  const properties = isRecord(ans.additional_properties) ? ans.additional_properties : {};
  if (bytes.length === 0 && typeof properties.originalUrl !== "string") return "file or originalUrl is required";
  return "";
}

/**
 * A double of Arc's Photo API: the same paths, limits and error bodies, nothing kept beyond its process.
 *
 * @see https://dev.arcxp.com/photo-center/developer-docs/how-to-upload-an-image-using-photo-api/
 */
export function createPhotoCenter({ mostBytes = MOST_BYTES, delayMs }: PhotoCenterOptions = {}): PhotoCenter {
  const photos = new Map<string, FakePhoto>();
  let failure: { readonly kind: PhotoFailure; readonly times: number; readonly retryAfterS: number } | null = null;
  let isStopped = false;

  function orderedFailure(): PhotoFailure | null {
    if (failure === null) return null;
    const { kind, times, retryAfterS } = failure;
    failure = times > 1 ? { kind, times: times - 1, retryAfterS } : null;
    return kind;
  }

  function told({ _id, ans }: FakePhoto): Readonly<Record<string, unknown>> {
    return { ...ans, _id, type: "image", url: `https://cloudfront.example/${ARC_ORG}/${_id}.jpg` };
  }

  function take(request: RawRequest, pathId: string): DoubleAnswer {
    const brought = broughtIn(request, mostBytes);
    if ("status" in brought) return brought;
    const fault = faultOf(brought);
    if (fault !== "") return refusal(400, fault);
    const ansId = typeof brought.ans._id === "string" ? brought.ans._id : "";
    if (pathId !== "" && ansId !== "" && ansId !== pathId) return refusal(400, "_id does not match");
    const _id = pathId || ansId || freshId();
    if (photos.has(_id)) return refusal(409, `Photo ${_id} already exists`);
    const { ans, bytes } = brought;
    const hash = bytes.length === 0 ? "" : createHash("sha256").update(bytes).digest("hex");
    const photo = { _id, ans, bytes, hash };
    photos.set(_id, photo);
    return { status: 200, body: told(photo) };
  }

  function ofPhoto(request: RawRequest, photo: FakePhoto): DoubleAnswer {
    if (request.method === "GET") return { status: 200, body: told(photo) };
    if (request.method === "DELETE") {
      photos.delete(photo._id);
      return { status: 204, body: "" };
    }
    const ans = recordIn(request.body);
    if (ans === null) return refusal(400, "JSON parse error");
    const changed = { ...photo, ans };
    photos.set(photo._id, changed);
    return { status: 200, body: told(changed) };
  }

  function route(request: RawRequest): DoubleAnswer {
    const { method, url } = request;
    const id = url.pathname.slice(BASE.length + 1);
    const isKnownPath = url.pathname === BASE || url.pathname.startsWith(`${BASE}/`);
    if (!isKnownPath || id.includes("/")) return refusal(404, "No message available");
    if (id === "" && method === "GET") {
      const [offset, limit] = [
        Number(url.searchParams.get("offset") ?? 0),
        Number(url.searchParams.get("limit") ?? 10),
      ];
      return { status: 200, body: [...photos.values()].slice(offset, offset + limit).map(told) };
    }
    if (method === "POST") return take(request, id);
    const photo = photos.get(id);
    return photo === undefined ? refusal(404, `Photo ${id} not found`) : ofPhoto(request, photo);
  }

  function failed(request: RawRequest, kind: PhotoFailure, retryAfterS: number): DoubleAnswer {
    switch (kind) {
      case "cut":
        return { status: 0, body: "", isCut: true };
      case "cut-after":
        route(request);
        return { status: 0, body: "", isCut: true };
      case "garbled":
        return { status: 200, body: "<html><body>Mantenimiento</body></html>" };
      case 429:
        return refusal(429, "Rate limit exceeded", { "retry-after": String(retryAfterS) });
      default:
        return refusal(kind, ERRORS[kind] ?? "");
    }
  }

  return {
    photos,
    failNext(kind, times = 1, retryAfterS = 0) {
      failure = { kind, times, retryAfterS };
    },
    stopTaking(stopped) {
      isStopped = stopped;
    },
    answer(request) {
      if (isStopped) return { status: 0, body: "", isCut: true };
      const slow = delayMs === undefined ? {} : { delayMs };
      if (request.headers.authorization !== `Bearer ${ARC_TOKEN}`) return { ...refusal(401, "Unauthorized"), ...slow };
      const retryAfterS = failure?.retryAfterS ?? 0;
      const kind = request.method === "GET" ? null : orderedFailure();
      return { ...(kind === null ? route(request) : failed(request, kind, retryAfterS)), ...slow };
    },
  };
}
