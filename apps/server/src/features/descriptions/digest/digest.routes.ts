import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { ChooseDigest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { actorOf } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import type { DescriptionDigests } from "./digest.service.ts";

/** Routes of what a person is told once a week, `/api/descriptions/coverage/digest`. @see docs/contracts/descriptions.md */
export const digestRoutes: FastifyPluginAsync<{ readonly digests: DescriptionDigests }> = async (app, { digests }) => {
  const route = { config: { access: "session" } } as const;
  const path = `${DESCRIPTIONS_API_PATH}/coverage/digest`;

  app.get(path, route, (request) => digests.preview(actorOf(request)));
  app.put(path, route, (request) => digests.choose(actorOf(request), parse(ChooseDigest, request.body)));
};
