import { previewLinksApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../../http/parse.ts";
import { serve } from "../../../http/serve.ts";
import type { PreviewLinks } from "./preview-links.service.ts";

const tokenIn = (text: string) => parse(z.string().regex(/^[0-9a-f]{40}$/), text, "PREVIEW_LINK_NOT_FOUND");

/** Links to drafts, `/api/graphics/:id/preview-links`. @see docs/contracts/publishing.md#links-to-drafts */
export const previewLinksRoutes: FastifyPluginAsync<{ readonly links: PreviewLinks }> = async (app, { links }) => {
  const { linked, ...ofGraphic } = previewLinksApi;
  serve(app, { linked }, { ids: { token: tokenIn } }, { linked: ({ params }) => links.linked(params.token) });
  const rules = { ids: { id: "GRAPHIC_NOT_FOUND", linkId: "PREVIEW_LINK_NOT_FOUND" } } as const;
  serve(app, ofGraphic, rules, {
    previewLinks: ({ params }) => links.list(params.id),
    makePreviewLink: ({ params, body, actor }) => links.make(params.id, body, actor),
    withdrawPreviewLink: ({ params, actor }) => links.withdraw(params.id, params.linkId, actor),
  });
};
