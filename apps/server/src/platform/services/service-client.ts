import type { z } from "zod";
import { codeOfStatus, type ServiceName, ServiceProblem } from "./service-problem.ts";

/** Longest that one request may take, milliseconds; a picture that a service draws takes some seconds. */
const TIMEOUT_MS = 30_000;

/** Largest answer that is read, bytes. */
const LARGEST_ANSWER_BYTES = 20 * 1024 * 1024;

/** Longest wait that is taken on oneself when the service asks for one, milliseconds; a longer one is told to the person. */
const LONGEST_WAIT_MS = 3000;

/** Wait after a failure that names none, milliseconds, with as much again at random so that processes do not repeat in step. */
const RETRY_MS = 400;

/** Wait that is told when a service names none, seconds. */
const BUSY_S = 60;

/** An outside service of the team's. */
export interface ServiceSettings extends ServiceName {
  /** `live`: the service; `local`: a server of one's own that answers like it; `off`: by hand. */
  readonly mode: "live" | "local" | "off";
  /** Address of its API, without a final slash. */
  readonly base: string;
  /** Headers of every request: the key, which goes to no other address; `null` without one, which is as good as off. */
  readonly headers: Readonly<Record<string, string>> | null;
  /** Whoever asks tries again by themselves, as often and as late as they know better. */
  readonly isTriedOnce?: boolean;
}

/** Response of a service. */
export interface ServiceAnswer {
  readonly mediaType: string;
  readonly body: Buffer;
}

/** Request that changes something in a service. */
export interface ServiceRequest {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Gives the question up. */
  readonly signal?: AbortSignal;
}

/** Asks an outside service. Every method throws {@link ServiceProblem} when it cannot answer. */
export interface ServiceClient {
  ask(path: string, order?: ServiceRequest): Promise<ServiceAnswer>;
  /** @throws {ServiceProblem} `SERVICE_FAILED` too, when the answer is not what the schema says. */
  askJson<Schema extends z.ZodType>(path: string, schema: Schema, order?: ServiceRequest): Promise<z.infer<Schema>>;
}

/** Seconds that a service asks to wait; `null` when it does not say. */
function askedWaitS(response: Response): number | null {
  const asked = Number(response.headers.get("retry-after") ?? Number.NaN);
  return asked >= 0 ? asked : null;
}

/** Opens the way to a service: its key stays here, what may pass is tried once more, and an answer has an end in time and in size. */
export function createServiceClient(settings: ServiceSettings): ServiceClient {
  const { mode, base, headers, isTriedOnce = false } = settings;

  async function send(path: string, order?: ServiceRequest): Promise<Response> {
    if (mode === "off" || headers === null) throw new ServiceProblem("SERVICE_OFF", settings);
    try {
      return await fetch(`${base}${path}`, {
        ...(order !== undefined && { method: order.method, body: order.body }),
        headers: order === undefined ? headers : { ...headers, "content-type": order.type },
        // A redirect would carry the key somewhere else.
        redirect: "error",
        signal: AbortSignal.any([
          AbortSignal.timeout(TIMEOUT_MS),
          ...(order?.signal === undefined ? [] : [order.signal]),
        ]),
      });
    } catch (cause) {
      order?.signal?.throwIfAborted();
      throw new ServiceProblem("SERVICE_FAILED", settings, {}, { cause });
    }
  }

  async function readBody(response: Response): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    let sizeBytes = 0;
    for await (const part of response.body ?? []) {
      sizeBytes += part.byteLength;
      if (sizeBytes > LARGEST_ANSWER_BYTES) throw new ServiceProblem("SERVICE_FAILED", settings);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  async function ask(path: string, order?: ServiceRequest, isRetry = false): Promise<ServiceAnswer> {
    const response = await send(path, order);
    if (response.ok) {
      return { body: await readBody(response), mediaType: response.headers.get("content-type") ?? "" };
    }
    const waitS = askedWaitS(response);
    const waitMs = waitS === null ? RETRY_MS * (1 + Math.random()) : waitS * 1000;
    const mayPass = response.status === 429 || response.status >= 500;
    // What makes something new might have made it, whatever was answered.
    const isSafe = order?.method !== "POST" || response.status === 429;
    if (mayPass && isSafe && !isRetry && !isTriedOnce && waitMs <= LONGEST_WAIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return ask(path, order, true);
    }
    const code = codeOfStatus(response.status);
    const details = code === "SERVICE_BUSY" || waitS !== null ? { retryAfterS: waitS ?? BUSY_S } : {};
    throw new ServiceProblem(code, settings, details, { status: response.status });
  }

  return {
    ask: (path, order) => ask(path, order),
    async askJson(path, schema, order) {
      const { body } = await ask(path, order);
      try {
        return schema.parse(JSON.parse(body.toString()));
      } catch (cause) {
        throw new ServiceProblem("SERVICE_FAILED", settings, {}, { cause });
      }
    },
  };
}
