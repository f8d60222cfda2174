import { randomUUID } from "node:crypto";
import { CENSUS_SECTIONS_API_PATH, SECTION_LIMITS } from "@nv/contracts";
import {
  CrossSections,
  ImportSections,
  SectionArea,
  SectionCodes,
  SectionPoints,
  SectionShapesQuery,
  SectionYear,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import { CROSS_JOB } from "./cross-years.ts";
import type { FindSections } from "./find-sections.ts";
import { IMPORT_JOB } from "./import-year.ts";

interface OfYear {
  readonly Params: { readonly year: string };
}

interface OfCode {
  readonly Params: { readonly year: string; readonly code: string };
}

const YearParam = z.object({ year: SectionYear });
const SectionParams = z.object({ year: SectionYear, code: z.string().regex(/^\d{10}$/) });
const MunicipalityParams = z.object({ year: SectionYear, code: z.string().regex(/^\d{5}$/) });

/** Sections of the census, `/api/census-sections`. @see docs/contracts/census-sections.md */
export const censusSectionsRoutes: FastifyPluginAsync<{
  readonly sections: FindSections;
  readonly jobs: Pick<Jobs, "order">;
}> = async (app, { sections, jobs }) => {
  const route = { config: { access: "session" } } as const;
  const listRoute = { ...route, bodyLimit: SECTION_LIMITS.bodyBytes } as const;
  const one = `${CENSUS_SECTIONS_API_PATH}/:year`;
  const yearOf = ({ params }: { readonly params: unknown }) => parse(YearParam, params, "SECTIONS_YEAR_MISSING").year;

  app.get(CENSUS_SECTIONS_API_PATH, route, () => sections.state());

  app.post(`${CENSUS_SECTIONS_API_PATH}/import`, route, async (request, reply) => {
    const asked = parse(ImportSections, request.body);
    const jobId = await jobs.order({
      ...{ kind: IMPORT_JOB, subject: "", actor: actorOf(request), key: String(asked.year) },
      payload: { ...asked, loadId: randomUUID() },
    });
    return reply.code(202).send({ jobId });
  });
  app.post(`${CENSUS_SECTIONS_API_PATH}/crosswalk`, route, async (request, reply) => {
    const asked = parse(CrossSections, request.body);
    const key = `${asked.from} ${asked.to} ${asked.prefix}`;
    const jobId = await jobs.order({ kind: CROSS_JOB, subject: "", payload: asked, actor: actorOf(request), key });
    return reply.code(202).send({ jobId });
  });

  app.get<OfCode>(`${one}/:code`, route, ({ params }) => {
    const { year, code } = parse(SectionParams, params, "SECTION_NOT_FOUND");
    return sections.detail(year, code);
  });
  app.get<OfCode>(`${one}/municipality/:code`, route, async ({ params }) => {
    const { year, code } = parse(MunicipalityParams, params, "SECTION_NOT_FOUND");
    return { shapes: await sections.ofMunicipality(year, code) };
  });
  app.post<OfYear>(`${one}/codes`, listRoute, (request) =>
    sections.byCodes(yearOf(request), parse(SectionCodes, request.body).codes),
  );
  app.post<OfYear>(`${one}/points`, listRoute, (request) =>
    sections.byPoints(yearOf(request), parse(SectionPoints, request.body).points),
  );
  app.post<OfYear>(`${one}/area`, listRoute, (request) =>
    sections.inArea(yearOf(request), parse(SectionArea, request.body)),
  );
  app.post<OfYear>(`${one}/shapes`, listRoute, async (request) => ({
    shapes: await sections.shapes(yearOf(request), parse(SectionShapesQuery, request.body).codes),
  }));
};
