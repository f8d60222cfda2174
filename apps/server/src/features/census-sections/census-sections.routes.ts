import { randomUUID } from "node:crypto";
import { SECTION_LIMITS } from "@nv/contracts";
import { SectionYear, sectionApi, sectionsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { SESSION, serve } from "../../http/serve.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { CROSS_JOB } from "./cross-years.ts";
import type { FindSections } from "./find-sections.ts";
import { IMPORT_JOB } from "./import-year.ts";

const SectionParams = z.object({ year: SectionYear, code: z.string().regex(/^\d{10}$/) });
const MunicipalityParams = z.object({ year: SectionYear, code: z.string().regex(/^\d{5}$/) });

const LIST_ROUTE = { bodyLimit: SECTION_LIMITS.bodyBytes };
const OF_YEAR = {
  ids: { year: (year: string) => String(parse(SectionYear, year, "SECTIONS_YEAR_MISSING")) },
  routes: { byCodes: LIST_ROUTE, byPoints: LIST_ROUTE, inArea: LIST_ROUTE, shapes: LIST_ROUTE },
} as const;

/** Sections of the census, `/api/census-sections`. @see docs/contracts/census-sections.md */
export const censusSectionsRoutes: FastifyPluginAsync<{
  readonly sections: FindSections;
  readonly jobs: Pick<Jobs, "order">;
}> = async (app, { sections, jobs }) => {
  serve(app, sectionsApi, OF_YEAR, {
    state: () => sections.state(),
    import: async ({ body, actor }) => {
      const payload = { ...body, loadId: randomUUID() };
      return { jobId: await jobs.order({ kind: IMPORT_JOB, subject: "", actor, key: String(body.year), payload }) };
    },
    cross: async ({ body: payload, actor }) => {
      const key = `${payload.from} ${payload.to} ${payload.prefix}`;
      return { jobId: await jobs.order({ kind: CROSS_JOB, subject: "", payload, actor, key }) };
    },
    byCodes: ({ params, body }) => sections.byCodes(Number(params.year), body.codes),
    byPoints: ({ params, body }) => sections.byPoints(Number(params.year), body.points),
    inArea: ({ params, body }) => sections.inArea(Number(params.year), body),
    shapes: async ({ params, body }) => ({ shapes: await sections.shapes(Number(params.year), body.codes) }),
  });
  serve(app, sectionApi, SESSION, {
    detail: ({ params }) => {
      const { year, code } = parse(SectionParams, params, "SECTION_NOT_FOUND");
      return sections.detail(year, code);
    },
    ofMunicipality: async ({ params }) => {
      const { year, code } = parse(MunicipalityParams, params, "SECTION_NOT_FOUND");
      return { shapes: await sections.ofMunicipality(year, code) };
    },
  });
};
