import { digestApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../../http/serve.ts";
import type { DescriptionDigests } from "./digest.service.ts";

/** Routes of what a person is told once a week, `/api/descriptions/coverage/digest`. @see docs/contracts/descriptions.md */
export const digestRoutes: FastifyPluginAsync<{ readonly digests: DescriptionDigests }> = async (app, { digests }) => {
  serve(app, digestApi, SESSION, {
    digest: ({ actor }) => digests.preview(actor),
    chooseDigest: ({ body, actor }) => digests.choose(actor, body),
  });
};
