import { HOUSE_STYLE_API_PATH } from "@nv/contracts";
import { HouseStyle, HouseStylePreview, houseStyleApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import { sendPage } from "../../platform/publishing/send-page.ts";
import type { HouseStyles } from "./house-style.service.ts";
import { type PreviewContext, previewPage } from "./preview-page.ts";

/** A number of a version, as an address has it. */
const VersionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const RULES = { route: { config: { access: "administrator" } } } as const;

/** A style in an address: what is no JSON is no style. */
const WrittenStyle = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      // What is wrong with it helps nobody: the page writes it.
      context.addIssue("No es un estilo");
      return z.NEVER;
    }
  })
  .pipe(HouseStyle);

/** Dependencies of the routes. */
export interface HouseStyleRoutesDeps {
  readonly styles: HouseStyles;
  readonly context: PreviewContext;
}

/**
 * The style of the house, `/api/admin/house-style`. Errors: `FIELDS_INVALID`, `HOUSE_STYLE_CHANGED`, `HOUSE_STYLE_VERSION_NOT_FOUND`.
 *
 * @see docs/contracts/house-style.md
 */
export const houseStyleRoutes: FastifyPluginAsync<HouseStyleRoutesDeps> = async (app, { styles, context }) => {
  serve(app, houseStyleApi, RULES, {
    view: () => styles.view(),
    version: ({ params }) => styles.version(parse(VersionNumber, params.version, "HOUSE_STYLE_VERSION_NOT_FOUND")),
    behind: () => styles.behind(),
    check: ({ body }) => styles.check(body.style),
    change: ({ body, actor }) => styles.change(body, actor),
  });
  app.get(`${HOUSE_STYLE_API_PATH}/preview`, RULES.route, async ({ query }, reply) => {
    const { style, ...wanted } = parse(HouseStylePreview, query);
    const page = await previewPage(context, wanted, parse(WrittenStyle, style));
    return sendPage(reply, page, []);
  });
};
