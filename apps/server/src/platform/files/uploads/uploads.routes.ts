import { randomUUID } from "node:crypto";
import { UPLOAD_MOST_BYTES, UPLOADS_API_PATH } from "@nv/contracts";
import { MemoryLocker, Server } from "@tus/server";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sessionOf } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import type { FilesContext } from "../files-context.ts";
import { findUpload } from "./parts.ts";
import { requireRoom } from "./room.ts";
import { UploadStore } from "./upload-store.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/**
 * Uploads by the tus protocol, `/api/files/uploads`: each is of who began it, and of nobody else.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
export const uploadsRoutes: FastifyPluginAsync<{ readonly context: FilesContext }> = async (app, { context }) => {
  const { log } = context;
  /** Who makes a request, for the code of the protocol, which knows no sessions. */
  const callers = new WeakMap<object, string>();
  const tus = new Server({
    path: UPLOADS_API_PATH,
    datastore: new UploadStore(context),
    locker: new MemoryLocker(),
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
      // What the protocol expects has its own status; the rest is ours, and is looked at.
      if (error instanceof Problem) return { status_code: 409, body: error.message };
      if (error instanceof Error) log.error({ err: error }, "a part of an upload was not kept");
      return undefined;
    },
  });

  /** Hands a request to the protocol. What Fastify has gathered for the answer goes with it. */
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    callers.set(request.raw, sessionOf(request).userId);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader("cache-control", "no-store");
    await tus.handle(request.raw, reply.raw);
    // What was refused unread would stand before the next request of its connection.
    request.raw.resume();
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
  app.addContentTypeParser("application/offset+octet-stream", (_request, _payload, done) => done(null));
  const route = { config: { access: "session" } } as const;
  app.options(UPLOADS_API_PATH, route, handle);
  app.post(UPLOADS_API_PATH, { ...route, preHandler: hasRoom }, handle);
  for (const method of ["HEAD", "PATCH", "DELETE"])
    app.route<WithId>({ ...route, method, url: `${UPLOADS_API_PATH}/:id`, preHandler: requireOwn, handler: handle });
};
