/** Work that one busy member asks of a server: large pictures, drawings, tables and maps are imported, and drafts are looked at. */
import { FILES_API_PATH, GRAPHICS_API_PATH, IDENTITY_PATH, JOBS_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import { JobView, TakenUpload, TakingUpload } from "@nv/contracts/schemas";
import sharp from "sharp";
import { z } from "zod";
import { PASSWORD } from "../identity/measured-service.ts";

/** Side of a picture without anything to compress: some fifty megabytes. */
const PICTURE_PX = 4000;
/** The largest that is taken is ten megabytes. */
const DRAWING_PATHS = 200_000;
/** Sixty megabytes of each. */
const TABLE_ROWS = 1_500_000;
const MAP_POINTS = 600_000;
const PREVIEWS_AT_ONCE = 8;
const PART_BYTES = 8 * 1024 * 1024;
const POLL_MS = 500;

/** Amount of each kind of work. */
interface Amount {
  readonly pictures: number;
  readonly drawings: number;
  readonly previews: number;
}

const A_LOT: Amount = { pictures: 3, drawings: 4, previews: 500 };

/** Number of times that the work has been done before: what is imported is new to the library each time. */
type Round = number;

/** A file to bring. */
interface Heavy {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

/** Pixels that no two pictures share, and that do not compress. */
function noise(seed: number): Buffer {
  const pixels = Buffer.alloc(PICTURE_PX * PICTURE_PX * 3);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  let state = seed;
  for (let at = 0; at < words.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = state;
  }
  return pixels;
}

function picture(round: Round, number: number): Heavy {
  const seed = round * 100 + number;
  const raw = { width: PICTURE_PX, height: PICTURE_PX, channels: 3 } as const;
  return { name: `ruido-${seed}.png`, make: () => sharp(noise(seed), { raw }).png({ compressionLevel: 0 }).toBuffer() };
}

function drawing(round: Round, number: number): Heavy {
  const seed = round * 100 + number;
  const paths = `<path d="M${seed} 0h9" class="a" fill="#123456"/>`.repeat(DRAWING_PATHS);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${paths}</svg>`;
  return { name: `dibujo-${seed}.svg`, make: async () => Buffer.from(text) };
}

const table = (round: Round): Heavy => ({
  name: "tabla.csv",
  make: async () =>
    Buffer.from(`municipio;fecha;valor\n${`Municipio ${round};2026-11-26;1234,5\n`.repeat(TABLE_ROWS)}`),
});
const POINT =
  '{"type":"Feature","properties":{"n":"Alcalá de Henares"},"geometry":{"type":"Point","coordinates":[-3.36,40.48]}}';
const map = (round: Round): Heavy => ({
  name: "puntos.geojson",
  make: async () =>
    Buffer.from(
      `{"type":"FeatureCollection","name":"${round}","features":[${Array(MAP_POINTS).fill(POINT).join(",")}]}`,
    ),
});

const Jobs = z.object({ items: z.array(JobView) });

/** Signs a person in. @returns `Cookie` header. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}${IDENTITY_PATH}/token`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ grant_type: "password", username: "p1@diario.example", password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

/**
 * Does the work once, waits until the server has nothing left to do, and deletes what was brought.
 *
 * @param url - Address of the server, which has the people of `writePeople`.
 * @param round - How often it has been done before.
 * @param amount - How much; one table and one map of sixty megabytes come besides.
 * @throws {Error} When something was refused or could not be made.
 */
export async function heavyWork(url: string, round: Round, amount = A_LOT): Promise<void> {
  const headers = { cookie: await signIn(url), "sec-fetch-site": "same-origin" };
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const json = body && { body: JSON.stringify(body) };
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...json,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  async function untilIdle(): Promise<void> {
    for (;;) {
      const { items } = Jobs.parse(await (await call("GET", JOBS_API_PATH)).json());
      const failed = items.find(({ state }) => state === "failed");
      if (failed !== undefined) throw new Error(`${failed.kind}: ${failed.message} ${failed.log.join(" ")}`);
      if (items.every(({ state }) => state !== "queued" && state !== "running")) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  /** @returns Id of the file. */
  async function bring({ name, make }: Heavy): Promise<string> {
    const tus = { ...headers, "tus-resumable": "1.0.0" };
    const body = await make();
    const begun = await fetch(url + UPLOADS_API_PATH, {
      method: "POST",
      headers: {
        ...tus,
        "upload-length": String(body.byteLength),
        "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
      },
    });
    const place = begun.headers.get("location") ?? "";
    for (let at = 0; at < body.byteLength; at += PART_BYTES) {
      const sent = await fetch(new URL(place, url), {
        method: "PATCH",
        headers: { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": String(at) },
        body: new Uint8Array(body.subarray(at, at + PART_BYTES)),
      });
      if (!sent.ok) throw new Error(`${name}: ${sent.status} ${await sent.text()}`);
    }
    const taking = await (await call("POST", FILES_API_PATH, { uploadId: place.split("/").at(-1) })).json();
    const { jobId } = TakingUpload.parse(taking);
    await untilIdle();
    const { result } = JobView.parse(await (await call("GET", `${JOBS_API_PATH}/${jobId}`)).json());
    return TakenUpload.parse(result).fileId;
  }
  const pictures = Array.from({ length: amount.pictures }, (_, at) => picture(round, at + 1));
  const drawings = Array.from({ length: amount.drawings }, (_, at) => drawing(round, at + 1));
  const files: string[] = [];
  for (const heavy of [...pictures, ...drawings, table(round), map(round)]) files.push(await bring(heavy));
  const draft = { title: "Medida", config: { type: "external", source: "https://example.org/medida" } };
  for (let made = 0; made < amount.previews; made += PREVIEWS_AT_ONCE)
    await Promise.all(
      Array.from({ length: PREVIEWS_AT_ONCE }, () =>
        call("POST", `${GRAPHICS_API_PATH}/preview`, { graphic: JSON.stringify(draft) }),
      ),
    );
  for (const id of files) await call("DELETE", `${FILES_API_PATH}/${id}`);
}
