import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { FORMATS_API_PATH } from "@nv/contracts";
import type { FormatWeight } from "@nv/contracts/schemas";
import type { Format } from "@nv/formats";
import { MissingProgramError } from "@nv/media";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { mediaTypeOf } from "../../gate/core/media-types.ts";
import { Problem } from "../../http/problem.ts";
import type { House } from "../../platform/house/house.ts";
import { byteRange } from "../../platform/publishing/core/byte-range.ts";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";
import { sendPage } from "../../platform/publishing/send-page.ts";
import type { DemoFiles } from "./demo-files.ts";
import { formatNamed, servedDemo } from "./demo-page.ts";
import { demoPoster } from "./demo-poster.ts";
import { formatWeights } from "./format-weights.ts";
import { starterZip } from "./starter-zip.ts";

/** Dependencies of the routes. */
export interface FormatsRoutesDeps {
  readonly demos: DemoFiles;
  readonly assets: EmbedAssets;
  readonly house: Pick<House, "dressPreview">;
}

/** A name of a folder or a file that a recipe writes: no way leads out of the folder. */
const NAME = /^[\w-][\w.-]*$/;

/** Returns the problem that says that this server cannot make an example; any other failure as it is. */
const asUnavailable = (error: unknown) =>
  error instanceof MissingProgramError ? new Problem("DEMO_UNAVAILABLE", {}, { cause: error }) : error;

/** The examples of formats, alive: `/api/formats`. */
export const formatsRoutes: FastifyPluginAsync<FormatsRoutesDeps> = async (app, { demos, assets, house }) => {
  const route = { config: { access: "session" } } as const;

  let weights: readonly FormatWeight[] | null = null;
  app.get(FORMATS_API_PATH, route, () => {
    // Weighing is compressing: not before somebody asks.
    weights ??= formatWeights(assets);
    return { items: weights };
  });
  app.get<{ Params: { name: string } }>(`${FORMATS_API_PATH}/:name/schema.json`, route, ({ params }) => {
    const format = formatNamed(params.name);
    if (format === null) throw new Problem("NOT_FOUND");
    return z.toJSONSchema(format.schema, { io: "input" });
  });
  app.get<{ Params: { name: string } }>(`${FORMATS_API_PATH}/:name/poster.svg`, route, async ({ params }, reply) => {
    const format = formatNamed(params.name);
    const poster = format === null ? null : demoPoster(format);
    if (poster === null) throw new Problem("NOT_FOUND");
    return reply
      .header("cache-control", "private, no-cache")
      .header("content-security-policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .type("image/svg+xml")
      .send(poster);
  });
  /** @throws {Problem} When there is no format of that name, or this server cannot make its example. */
  async function made<Made>(name: string, make: (format: Format) => Promise<Made>): Promise<Made> {
    const format = formatNamed(name);
    if (format === null) throw new Problem("NOT_FOUND");
    try {
      return await make(format);
    } catch (error) {
      throw asUnavailable(error);
    }
  }
  const demoOf = (name: string) => made(name, (format) => servedDemo(format, demos, assets));

  app.get<{ Params: { name: string } }>(`${FORMATS_API_PATH}/:name/demo`, route, async ({ params }, reply) => {
    const [page] = await demoOf(params.name);
    return sendPage(reply, await house.dressPreview(page.body), []);
  });
  app.get<{ Params: Record<"name" | "path", string> }>(
    `${FORMATS_API_PATH}/:name/demo/:path`,
    route,
    async ({ params }, reply) => {
      const [, ...beside] = await demoOf(params.name);
      const found = beside.find(({ path }) => path === params.path);
      if (found === undefined) throw new Problem("NOT_FOUND");
      return reply.header("cache-control", "private, no-cache").type(mediaTypeOf(found.path)).send(found.body);
    },
  );
  app.get<{ Params: { name: string } }>(`${FORMATS_API_PATH}/:name/starter.zip`, route, async ({ params }, reply) => {
    const zip = await made(params.name, (format) => starterZip(format, demos, assets));
    return reply
      .header("content-disposition", `attachment; filename="${params.name}.zip"`)
      .type("application/zip")
      .send(zip);
  });
  app.get<{ Params: { "*": string } }>(`${FORMATS_API_PATH}/files/*`, route, async ({ params, headers }, reply) => {
    const names = params["*"].split("/");
    const path = demos.pathOf(...names);
    const found = names.every((name) => NAME.test(name)) ? await stat(path).catch(() => null) : null;
    if (found === null || !found.isFile()) throw new Problem("NOT_FOUND");
    reply
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("accept-ranges", "bytes");
    // Some browsers play no video that cannot be asked for by parts.
    const range = byteRange(headers.range, found.size);
    if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${found.size}`).send();
    if (range === "whole")
      return reply.header("content-length", found.size).type(mediaTypeOf(path)).send(createReadStream(path));
    return reply
      .code(206)
      .header("content-length", range.end - range.start + 1)
      .header("content-range", `bytes ${range.start}-${range.end}/${found.size}`)
      .type(mediaTypeOf(path))
      .send(createReadStream(path, range));
  });
};
