import { FILES_API_PATH } from "@nv/contracts";
import { filesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import { byteRange } from "../publishing/core/byte-range.ts";
import type { FileBytes } from "./file-bytes.service.ts";
import type { Files } from "./files.service.ts";
import type { FilesContext } from "./files-context.ts";
import { EVERYBODYS, type FilesActor, reachOf } from "./reach.ts";

/** No file has another kind of id, and no database needs to be asked. */
const OF_FILES = { ids: { id: "FILE_NOT_FOUND" } } as const;

interface WithId {
  readonly Params: { readonly id: string };
}

interface WithRendition {
  readonly Params: { readonly hash: string; readonly key: string; readonly "*": string };
}

/** No rendition has another address, and no database needs to be asked. */
const RenditionParams = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  key: z.string().regex(/^[a-z0-9]{1,20}-[0-9a-f]{16}$/),
  "*": z.string().max(200),
});

/** Files that people brought may be anything: no browser runs them, whoever opens their address. */
const SAFE = { "content-security-policy": "sandbox; default-src 'none'", "x-content-type-options": "nosniff" } as const;

/** `Cache-Control` value of an address whose content never changes: a browser keeps it, for the person alone. */
const IMMUTABLE = "private, max-age=31536000, immutable";

/** Media types that a browser shows or plays by itself, and can run nothing of. */
const SHOWN = /^(?:image\/(?:avif|gif|jpeg|png|webp)|video\/(?:mp4|webm|quicktime)|audio\/(?:mpeg|mp4|ogg|wav|flac))$/;

/** `Cache-Control` value of a group's files, which no browser keeps: who is no longer of the group opens nothing of it again. */
const UNKEPT = "private, no-store";

/** Bytes that are sent, and how long a browser may keep them. */
type SentBytes = FileBytes & { readonly cache: string };

function idOf({ params }: { readonly params: { readonly id: string } }): string {
  return parse(z.uuid(), params.id, "FILE_NOT_FOUND");
}

/** A name in a header, in the one way that takes any letter. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Returns the person who makes a request to the library. */
function personOf(request: FastifyRequest): FilesActor {
  const session = sessionOf(request);
  return { ...actorOf(request), isAdministrator: session.isAdministrator, reach: reachOf(session) };
}

/** The library of files, `/api/files`: everybody who has entered sees what is everybody's, and a group what is its own. */
export const filesRoutes: FastifyPluginAsync<{ readonly context: FilesContext; readonly files: Files }> = async (
  app,
  { context, files },
) => {
  const { blobs } = context;
  const route = { config: { access: "session" } } as const;
  const one = `${FILES_API_PATH}/:id`;

  async function sendBytes(request: FastifyRequest, reply: FastifyReply, sent: SentBytes): Promise<FastifyReply> {
    const { hash, mediaType, name, group } = sent;
    const cache = group === EVERYBODYS ? sent.cache : UNKEPT;
    const etag = `"${hash}"`;
    const disposition = SHOWN.test(mediaType) ? "inline" : "attachment";
    reply.headers({ ...SAFE, etag, "cache-control": cache, "accept-ranges": "bytes" });
    reply.header("content-disposition", `${disposition}; filename*=UTF-8''${encoded(name)}`);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const whole = await blobs.open(hash);
    if (whole === null) throw new Problem("STORE_UNAVAILABLE");
    const range = byteRange(request.headers.range, whole.sizeBytes);
    if (range === "whole") return reply.type(mediaType).header("content-length", whole.sizeBytes).send(whole.body);
    whole.body.destroy();
    if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${whole.sizeBytes}`).send();
    const part = await blobs.open(hash, range);
    if (part === null) throw new Problem("STORE_UNAVAILABLE");
    return reply
      .code(206)
      .type(mediaType)
      .header("content-length", range.end - range.start + 1)
      .header("content-range", `bytes ${range.start}-${range.end}/${whole.sizeBytes}`)
      .send(part.body);
  }

  serve(app, filesApi, OF_FILES, {
    find: ({ query, request }) => files.list(query, personOf(request)),
    take: async ({ body, request }) => ({ jobId: await files.take(body, personOf(request)) }),
    detail: ({ params, request }) => files.detail(params.id, personOf(request)),
    edit: ({ params, body, request }) => files.edit(params.id, body, personOf(request)),
    give: ({ params, body, request }) => files.give(params.id, body, personOf(request)),
    restore: ({ params, body, request }) => files.restore(params.id, body, personOf(request)),
    remove: ({ params, request }) => files.delete(params.id, personOf(request)),
  });

  app.get<WithId>(`${one}/content`, { config: { ...route.config, scope: "files:read" } }, async (request, reply) =>
    sendBytes(request, reply, {
      ...(await files.content(idOf(request), personOf(request))),
      cache: "private, no-cache",
    }),
  );
  app.get<WithId>(`${one}/thumbnail`, route, async (request, reply) =>
    sendBytes(request, reply, { ...(await files.thumbnail(idOf(request), personOf(request))), cache: IMMUTABLE }),
  );
  app.get<WithId>(`${one}/waveform`, route, async (request, reply) =>
    sendBytes(request, reply, {
      ...(await files.waveform(idOf(request), personOf(request))),
      cache: "private, no-cache",
    }),
  );
  app.get<WithId>(`${one}/model`, route, async (request, reply) =>
    sendBytes(request, reply, {
      ...(await files.model(idOf(request), personOf(request))),
      cache: "private, no-cache",
    }),
  );
  app.get<WithRendition>(`${FILES_API_PATH}/renditions/:hash/:key/*`, route, async (request, reply) => {
    const { hash, key, "*": name } = parse(RenditionParams, request.params, "NOT_FOUND");
    const found = await files.renditionFile({ hash, key, name }, personOf(request));
    return sendBytes(request, reply, { ...found, cache: IMMUTABLE });
  });
};
