import { z } from "zod";
import { createServiceClient, type ServiceAnswer, type ServiceRequest } from "../service-client.ts";
import { type ServiceName, ServiceProblem } from "../service-problem.ts";
import { ansOfPhoto, type PhotoToTell } from "./core/ans-of-photo.ts";
import { MOST_TRIES, mayPass, waitBeforeRetry } from "./core/wait-before-retry.ts";

/** Settings of the connection to the newspaper's Photo Center. */
export interface PhotoCenterSettings {
  /** `live`: Arc's; `fake`: a server of one's own that answers like it; `off`: pictures are taken there by hand. */
  readonly mode: "live" | "fake" | "off";
  /** Address that `/photo/api` is below, without a final slash. */
  readonly base: string;
  readonly org: string;
  readonly token: string | undefined;
  readonly environment: "production" | "sandbox";
}

/** A picture to be sent. */
export interface PhotoToSend extends Omit<PhotoToTell, "org"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly signal: AbortSignal;
  /** Told of each wait. @param waitMs - Milliseconds. */
  readonly onWait: (waitMs: number) => Promise<void>;
}

/** Picture as Photo Center has it. */
export interface KeptPhoto {
  readonly arcId: string;
  /** Its address there; empty when it tells none. */
  readonly url: string;
}

/** Dependencies of the client of Photo Center. */
export interface PhotoCenterTools {
  readonly now: () => number;
  /** Waits, unless the work ends before. @param delayMs - Milliseconds. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1. */
  readonly chance: () => number;
}

/** The newspaper's Photo Center. Every method throws `ServiceProblem` when it cannot answer. */
export interface PhotoCenter {
  readonly settings: PhotoCenterSettings;
  /** @returns `null` when Photo Center has none of that id. */
  find(arcId: string, signal: AbortSignal): Promise<KeptPhoto | null>;
  /**
   * Sends a picture under an id of ours, so that one which came without anybody hearing of it is known again.
   *
   * @throws {ServiceProblem} With the status 413 or 415 when it is not taken.
   */
  send(photo: PhotoToSend): Promise<KeptPhoto>;
  /** Tells other texts of a picture that is there. */
  tell(photo: Omit<PhotoToTell, "org">, signal: AbortSignal): Promise<void>;
  /** Takes a picture away; one that is not there is away. */
  remove(arcId: string, signal: AbortSignal): Promise<void>;
}

/** Name and variable of Photo Center in messages about failures. */
export const PHOTO_CENTER: ServiceName = { name: "Photo Center", variable: "ARC_TOKEN" };

/** Between two questions, milliseconds: ten a second, as Arc's own clients keep to. */
const BETWEEN_MS = 100;

const PHOTOS = "/photo/api/v2/photos";

const Kept = z.object({ _id: z.string(), url: z.string().optional() });

/** The body of a form that brings a picture and what is told of it. */
async function formOf(
  { bytes, mediaType, fileName }: PhotoToSend,
  ans: string,
): Promise<Pick<ServiceRequest, "body" | "type">> {
  const form = new FormData();
  // Without its type, Photo Center takes it for nothing that it knows.
  form.append("ans", new Blob([ans], { type: "application/json" }), "ans.json");
  form.append("file", new Blob([bytes], { type: mediaType }), fileName);
  const written = new Response(form);
  const type = written.headers.get("content-type") ?? "";
  return { body: new Uint8Array(await written.arrayBuffer()), type };
}

/** Opens the way to Photo Center. */
export function createPhotoCenter(
  settings: PhotoCenterSettings,
  { now, pause, chance }: PhotoCenterTools,
): PhotoCenter {
  const { mode, base, org, token } = settings;
  const headers = token === undefined ? null : { authorization: `Bearer ${token}` };
  const way = mode === "fake" ? "local" : mode;
  const client = createServiceClient({ ...PHOTO_CENTER, mode: way, base, headers, isTriedOnce: true });
  const failed = (cause: unknown) => new ServiceProblem("SERVICE_FAILED", PHOTO_CENTER, {}, { cause });
  let freeAtMs = 0;

  /** Waits for one's turn among all questions of this process. */
  async function turn(signal: AbortSignal): Promise<void> {
    const atMs = Math.max(now(), freeAtMs);
    freeAtMs = atMs + BETWEEN_MS;
    if (atMs > now()) await pause(atMs - now(), signal);
  }

  /**
   * Asks as often as it takes, each time after a longer wait.
   *
   * @param beforeRetry - An answer that makes another try idle; `null` for none.
   */
  async function persist<Answer>(
    ask: () => Promise<Answer>,
    {
      signal,
      onWait = async () => undefined,
      beforeRetry = async () => null,
    }: {
      readonly signal: AbortSignal;
      readonly onWait?: (waitMs: number) => Promise<void>;
      readonly beforeRetry?: (status: number | null) => Promise<Answer | null>;
    },
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      await turn(signal);
      try {
        return await ask();
      } catch (error) {
        const isOver = !(error instanceof ServiceProblem) || error.code === "SERVICE_OFF" || tries === MOST_TRIES;
        if (isOver || !mayPass(error.status)) throw error;
        const waitMs = waitBeforeRetry(tries, error.details.retryAfterS, chance());
        await onWait(waitMs);
        await pause(waitMs, signal);
        const found = await beforeRetry(error.status);
        if (found !== null) return found;
      }
    }
  }

  function keptIn({ body }: ServiceAnswer): KeptPhoto {
    try {
      const { _id: arcId, url = "" } = Kept.parse(JSON.parse(body.toString()));
      return { arcId, url };
    } catch (cause) {
      throw failed(cause);
    }
  }

  const pathOf = (arcId: string) => `${PHOTOS}/${encodeURIComponent(arcId)}`;

  async function find(arcId: string, signal: AbortSignal): Promise<KeptPhoto | null> {
    try {
      return await persist(async () => keptIn(await client.ask(pathOf(arcId))), { signal });
    } catch (error) {
      if (error instanceof ServiceProblem && error.status === 404) return null;
      throw error;
    }
  }

  return {
    settings,
    find,
    async send(photo) {
      const { signal, onWait, ...told } = photo;
      const form = await formOf(photo, JSON.stringify(ansOfPhoto({ ...told, org })));
      const order: ServiceRequest = { method: "POST", ...form, signal };
      try {
        return await persist(async () => keptIn(await client.ask(pathOf(photo.arcId), order)), {
          signal,
          onWait,
          // Told to come later, it took nothing; whatever else was answered, it may have.
          beforeRetry: async (status) => (status === 429 ? null : find(photo.arcId, signal)),
        });
      } catch (error) {
        const isThere = error instanceof ServiceProblem && error.status === 409;
        const found = isThere ? await find(photo.arcId, signal) : null;
        if (found !== null) return found;
        throw error;
      }
    },
    async tell(photo, signal) {
      const body = JSON.stringify(ansOfPhoto({ ...photo, org }));
      const order: ServiceRequest = { method: "PUT", body, type: "application/json", signal };
      await persist(() => client.ask(pathOf(photo.arcId), order), { signal });
    },
    async remove(arcId, signal) {
      const order: ServiceRequest = { method: "DELETE", body: "", type: "application/json", signal };
      try {
        await persist(() => client.ask(pathOf(arcId), order), { signal });
      } catch (error) {
        if (!(error instanceof ServiceProblem) || error.status !== 404) throw error;
      }
    },
  };
}
