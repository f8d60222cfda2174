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
const BROTLI_QUALITY = 5;

const NOT_MODIFIED = 304;

interface AtlasFile {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function packed(path: string): Promise<AtlasFile> {
  const body = await readFile(path);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(body),
  ]);
  return { br, gzip: zipped, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

/** The prepared maps, for pages that draw: packed once for all. @param folder - Where the build left them. */
export const atlasRoutes: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  const files = new Map<string, Promise<AtlasFile>>();
  function fileOf(name: string): Promise<AtlasFile> {
    const known = files.get(name);
    if (known !== undefined) return known;
    const read = packed(join(folder, name));
    files.set(name, read);
    read.catch(() => files.delete(name));
    return read;
  }
  app.get<{ readonly Params: { readonly file: string } }>(
    `${ATLAS_API_PATH}/:file`,
    { config: { access: "session" } },
    async ({ params, headers }, reply) => {
      if (!NAMES.has(params.file)) throw new Problem("NOT_FOUND");
      const { etag, ...bodies } = await fileOf(params.file);
      reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding" });
      if (headers["if-none-match"] === etag) return reply.code(NOT_MODIFIED).send();
      const isBrotli = (headers["accept-encoding"] ?? "").toString().includes("br");
      reply.header("content-encoding", isBrotli ? "br" : "gzip").type("application/json; charset=utf-8");
      return isBrotli ? bodies.br : bodies.gzip;
    },
  );
};
