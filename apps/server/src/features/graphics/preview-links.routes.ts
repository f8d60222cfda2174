import { GRAPHICS_API_PATH } from "@nv/contracts";
import { MakePreviewLink } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { PreviewLinks } from "./preview-links.service.ts";

interface OfGraphic {
  readonly Params: { readonly id: string };
}

interface OfLink {
  readonly Params: { readonly id: string; readonly linkId: string };
}

const graphicIn = ({ params }: { readonly params: OfGraphic["Params"] }): string =>
  parse(z.uuid(), params.id, "GRAPHIC_NOT_FOUND");

/** Links to drafts, `/api/graphics/:id/preview-links`. @see docs/contracts/publishing.md#links-to-drafts */
export const previewLinksRoutes: FastifyPluginAsync<{ readonly links: PreviewLinks }> = async (app, { links }) => {
  const route = { config: { access: "session" } } as const;
  const all = `${GRAPHICS_API_PATH}/:id/preview-links`;

  app.get<OfGraphic>(all, route, (request) => links.list(graphicIn(request)));
  app.post<OfGraphic>(all, route, async (request, reply) => {
    const made = await links.make(graphicIn(request), parse(MakePreviewLink, request.body), actorOf(request));
    return reply.code(201).send(made);
  });
  app.delete<OfLink>(`${all}/:linkId`, route, (request) => {
    const linkId = parse(z.uuid(), request.params.linkId, "PREVIEW_LINK_NOT_FOUND");
    return links.withdraw(graphicIn(request), linkId, actorOf(request));
  });
};
