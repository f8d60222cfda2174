import { DATAWRAPPER_API_PATH } from "@nv/contracts";
import { DatawrapperExport, datawrapperApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../../http/parse.ts";
import { invalidFields } from "../../../http/problem.ts";
import { serve } from "../../../http/serve.ts";
import { serviceSentence } from "../service-problem.ts";
import { DATAWRAPPER, type Datawrapper } from "./datawrapper-client.ts";

const CHART_ID = /^[0-9A-Za-z_-]{5}$/;

const IMAGE_TYPES = { png: "image/png", svg: "image/svg+xml", pdf: "application/pdf" } as const;

interface WithId {
  readonly Params: { readonly id: string };
}

function idOf({ params }: { readonly params: { readonly id: string } }): string {
  if (CHART_ID.test(params.id)) return params.id;
  const message = "El identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)";
  throw invalidFields([{ field: "id", message }]);
}

/** The team's Datawrapper account, `/api/datawrapper`. The token never leaves the server. */
export const datawrapperRoutes: FastifyPluginAsync<{ datawrapper: Datawrapper }> = async (app, { datawrapper }) => {
  const route = { config: { access: "session" } } as const;
  const one = `${DATAWRAPPER_API_PATH}/charts/:id`;

  serve(
    app,
    datawrapperApi,
    {},
    {
      status: () => {
        const { mode } = datawrapper.settings;
        return { mode, notice: mode === "off" ? serviceSentence("SERVICE_OFF", DATAWRAPPER) : "" };
      },
      charts: ({ query: { isPublished, ...search } }) =>
        datawrapper.list({ ...search, isPublished: isPublished === undefined ? undefined : isPublished === "yes" }),
      chart: (asked) => datawrapper.chart(idOf(asked)),
      embedCodes: (asked) => datawrapper.embedCodes(idOf(asked)),
    },
  );
  app.get<WithId>(`${one}/data`, route, async (request, reply) => {
    const id = idOf(request);
    reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="${id}.csv"`);
    return datawrapper.data(id);
  });
  for (const format of ["png", "svg", "pdf"] as const) {
    app.get<WithId>(`${one}/export/${format}`, route, async (request, reply) => {
      const id = idOf(request);
      const { width, zoom, isPlain, isDark } = parse(DatawrapperExport, request.query);
      const query = new URLSearchParams({ unit: "px", width: String(width), zoom: String(zoom) });
      query.set("plain", String(isPlain === "yes"));
      query.set("dark", String(isDark === "yes"));
      const { body } = await datawrapper.exportImage(id, format, query);
      // What another service drew is kept, not opened: a drawing can hold a script.
      reply.type(IMAGE_TYPES[format]).header("content-disposition", `attachment; filename="${id}.${format}"`);
      return reply.header("content-security-policy", "sandbox; default-src 'none'").send(body);
    });
  }
};
