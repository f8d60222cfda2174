import { randomUUID } from "node:crypto";
import { type ServerErrorCode, UPLOAD_MOST_BYTES, UPLOADS_API_PATH } from "@nv/contracts";
import { MemoryLocker, Server, TUS_RESUMABLE } from "@tus/server";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sessionOf } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import type { FilesContext } from "../files-context.ts";
import { findUpload } from "./parts.ts";
import { receivePart } from "./receive-part.ts";
import { requireRoom } from "./room.ts";
import { UploadStore } from "./upload-store.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/** Error that `@tus/server` throws for a request that it does not take. */
const Refusal = z.object({ status_code: z.int(), body: z.string() });

/** Type of a part of a file, in the protocol. */
const PART_TYPE = "application/offset+octet-stream";

/** Codes of the catalogue for the refusals that a person can meet, by HTTP status; the rest are faults of a program. */
const REFUSALS: Readonly<Record<number, ServerErrorCode>> = {
  404: "UPLOAD_NOT_FOUND",
  409: "UPLOAD_MOVED_ON",
  410: "UPLOAD_NOT_FOUND",
  413: "UPLOAD_TOO_LARGE",
};

/** A fault of the protocol's code, in the words of the catalogue. */
function toFault(error: unknown): Error {
  if (error instanceof Error) return error;
  const { status_code: status, body } = Refusal.parse(error);
  const cause = new Error(body.trim());
  // 501 is a part of the protocol that is not offered: a length told later, files put together.
  if (status >= 500 && status !== 501) return cause;
  return new Problem(REFUSALS[status] ?? "BAD_REQUEST", {}, { cause });
}

/**
 * Uploads by the tus protocol, `/api/files/uploads`: each is of who began it, and of nobody else.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
export const uploadsRoutes: FastifyPluginAsync<{ readonly context: FilesContext }> = async (app, { context }) => {
  /** User id of each request, for the code of the protocol, which knows no sessions. */
  const callers = new WeakMap<object, string>();
  const locker = new MemoryLocker();
  const tus = new Server({
    path: UPLOADS_API_PATH,
    datastore: new UploadStore(context),
    locker,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    maxSize: UPLOAD_MOST_BYTES,
    // Nobody else's pages may read what it answers.
    allowedOrigins: [],
    async onUploadCreate(request, upload) {
      const raw = request.runtime?.node?.req;
      const by = raw === undefined ? undefined : callers.get(raw);
      if (by === undefined) throw new Error("An upload has nobody who begins it.");
      return { metadata: { ...upload.metadata, by } };
    },
    onResponseError(_request, error) {
      // Whoever answers every other fault answers this one too.
      throw toFault(error);
    },
  });

  /** Hands a request to the protocol. What Fastify has gathered for the answer goes with it. */
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    callers.set(request.raw, sessionOf(request).userId);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader("cache-control", "no-store");
    try {
      await tus.handle(request.raw, reply.raw);
      reply.hijack();
    } finally {
      // What was refused unread would stand before the next request of its connection.
      request.raw.resume();
    }
  }

  async function receive(request: FastifyRequest<WithId>, reply: FastifyReply): Promise<FastifyReply> {
    try {
      if (request.headers["content-type"] !== PART_TYPE) throw new Problem("MEDIA_TYPE_UNSUPPORTED");
      const offset = await receivePart(context, locker, request.params.id, request.raw);
      // Nobody is left to be told.
      if (offset === null) return reply.hijack();
      return reply
        .code(204)
        .headers({ "tus-resumable": TUS_RESUMABLE, "upload-offset": String(offset) })
        .send();
    } finally {
      request.raw.resume();
    }
  }

  /** An upload of somebody else is not there. */
  async function requireOwn(request: FastifyRequest<WithId>): Promise<void> {
    const { id } = request.params;
    const found = z.uuid().safeParse(id).success ? await findUpload(context, id) : undefined;
    if (found?.by_id !== sessionOf(request).userId) throw new Problem("UPLOAD_NOT_FOUND");
  }

  const hasRoom = async (request: FastifyRequest) =>
    requireRoom(context, {
      sizeBytes: Number(request.headers["upload-length"] ?? 0),
      userId: sessionOf(request).userId,
    });

  // The body is the file itself: it goes by, unread.
  app.addContentTypeParser(PART_TYPE, (_request, _payload, done) => done(null));
  const route = { config: { access: "session", scope: "files:write" } } as const;
  app.options(UPLOADS_API_PATH, route, handle);
  app.post(UPLOADS_API_PATH, { ...route, preHandler: hasRoom }, handle);
  for (const method of ["HEAD", "DELETE"])
    app.route<WithId>({ ...route, method, url: `${UPLOADS_API_PATH}/:id`, preHandler: requireOwn, handler: handle });
  app.patch<WithId>(`${UPLOADS_API_PATH}/:id`, { ...route, preHandler: requireOwn }, receive);
};
