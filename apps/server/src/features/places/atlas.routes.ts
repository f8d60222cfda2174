import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ATLAS_API_PATH } from "@nv/contracts";
import { ATLAS_FILES } from "@nv/geography";
import type { FastifyPluginAsync } from "fastify";
import { Problem } from "../../http/problem.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...[ATLAS_FILES.spain, ATLAS_FILES.spainLight, ATLAS_FILES.gazetteer],
  ...Object.values(ATLAS_FILES.world),
]);

/** Small enough for a phone's line, quick enough for whoever asks first. */
const BROTLI_QUALITY = 4;

const NOT_MODIFIED = 304;

interface AtlasFile {
  readonly etag: string;
  readonly body: Buffer;
}

type Packing = "br" | "gzip";

async function packed(path: string, packing: Packing): Promise<AtlasFile> {
  const body = await readFile(path);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}-${packing}"`;
  if (packing === "gzip") return { etag, body: await promisify(gzip)(body) };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { etag, body: await promisify(brotliCompress)(body, { params }) };
}

/** The prepared maps, for pages that draw: packed once for all. @param folder - Where the build left them. */
export const atlasRoutes: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  const files = new Map<string, Promise<AtlasFile>>();
  function fileOf(name: string, packing: Packing): Promise<AtlasFile> {
    const key = `${packing} ${name}`;
    const known = files.get(key);
    if (known !== undefined) return known;
    const read = packed(join(folder, name), packing);
    files.set(key, read);
    read.catch(() => files.delete(key));
    return read;
  }
  app.get<{ readonly Params: { readonly file: string } }>(
    `${ATLAS_API_PATH}/:file`,
    { config: { access: "session" } },
    async ({ params, headers }, reply) => {
      if (!NAMES.has(params.file)) throw new Problem("NOT_FOUND");
      const packing = (headers["accept-encoding"] ?? "").toString().includes("br") ? "br" : "gzip";
      const { etag, body } = await fileOf(params.file, packing);
      reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding" });
      if (headers["if-none-match"] === etag) return reply.code(NOT_MODIFIED).send();
      reply.header("content-encoding", packing).type("application/json; charset=utf-8");
      return body;
    },
  );
};
