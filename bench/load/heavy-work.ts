/** What one busy member asks of a server: large pictures, drawings, tables and maps are brought, and drafts are looked at. */
import { FILES_API_PATH, GRAPHICS_API_PATH, IDENTITY_PATH, JOBS_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import { JobView, TakingUpload } from "@nv/contracts/schemas";
import sharp from "sharp";
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

/** How much of each. */
interface Amount {
  readonly pictures: number;
  readonly drawings: number;
  readonly previews: number;
}

const A_LOT: Amount = { pictures: 3, drawings: 4, previews: 500 };

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

function picture(seed: number): Heavy {
  const raw = { width: PICTURE_PX, height: PICTURE_PX, channels: 3 } as const;
  return { name: `ruido-${seed}.png`, make: () => sharp(noise(seed), { raw }).png({ compressionLevel: 0 }).toBuffer() };
}

function drawing(seed: number): Heavy {
  const paths = `<path d="M${seed} 0h9" class="a" fill="#123456"/>`.repeat(DRAWING_PATHS);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${paths}</svg>`;
  return { name: `dibujo-${seed}.svg`, make: async () => Buffer.from(text) };
}

const TABLE: Heavy = {
  name: "tabla.csv",
  make: async () => Buffer.from(`municipio;fecha;valor\n${"Alcalá de Henares;2026-11-26;1234,5\n".repeat(TABLE_ROWS)}`),
};
const POINT =
  '{"type":"Feature","properties":{"n":"Alcalá de Henares"},"geometry":{"type":"Point","coordinates":[-3.36,40.48]}}';
const MAP: Heavy = {
  name: "puntos.geojson",
  make: async () => Buffer.from(`{"type":"FeatureCollection","features":[${Array(MAP_POINTS).fill(POINT).join(",")}]}`),
};

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
 * Does the work once, and waits until the server has nothing left to do.
 *
 * @param url - Address of the server, which has the people of `writePeople`.
 * @param amount - How much; one table and one map of sixty megabytes come besides.
 */
export async function heavyWork(url: string, amount = A_LOT): Promise<void> {
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
      const { items } = (await (await call("GET", JOBS_API_PATH)).json()) as { readonly items: readonly unknown[] };
      const active = items
        .map((item) => JobView.parse(item))
        .filter(({ state }) => ["queued", "running"].includes(state));
      if (active.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  async function bring({ name, make }: Heavy): Promise<void> {
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
    TakingUpload.parse(await (await call("POST", FILES_API_PATH, { uploadId: place.split("/").at(-1) })).json());
    await untilIdle();
  }
  const pictures = Array.from({ length: amount.pictures }, (_, at) => picture(at + 1));
  const drawings = Array.from({ length: amount.drawings }, (_, at) => drawing(at + 1));
  for (const heavy of [...pictures, ...drawings, TABLE, MAP]) await bring(heavy);
  const draft = { title: "Medida", config: { type: "external", source: "https://example.org/medida" } };
  for (let made = 0; made < amount.previews; made += PREVIEWS_AT_ONCE)
    await Promise.all(
      Array.from({ length: PREVIEWS_AT_ONCE }, () =>
        call("POST", `${GRAPHICS_API_PATH}/preview`, { graphic: JSON.stringify(draft) }),
      ),
    );
}
