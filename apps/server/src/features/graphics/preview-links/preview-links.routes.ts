import { previewLinksApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../../http/serve.ts";
import type { PreviewLinks } from "./preview-links.service.ts";

/** Links to drafts, `/api/graphics/:id/preview-links`. @see docs/contracts/publishing.md#links-to-drafts */
export const previewLinksRoutes: FastifyPluginAsync<{ readonly links: PreviewLinks }> = async (app, { links }) => {
  const rules = { ids: { id: "GRAPHIC_NOT_FOUND", linkId: "PREVIEW_LINK_NOT_FOUND" } } as const;
  serve(app, previewLinksApi, rules, {
    previewLinks: ({ params }) => links.list(params.id),
    makePreviewLink: ({ params, body, actor }) => links.make(params.id, body, actor),
    withdrawPreviewLink: ({ params, actor }) => links.withdraw(params.id, params.linkId, actor),
  });
};
