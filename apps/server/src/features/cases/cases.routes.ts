import { CASE_LIMITS, CASES_GROUP, CASES_PREVIEW_PATH } from "@nv/contracts";
import { casesApi, casesPublicationApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import type { Session } from "../../http/session.ts";
import type { Cases } from "./cases.service.ts";
import type { CasesContext } from "./cases-context.ts";
import { importExamples, removeExamples } from "./example-dataset.ts";
import { compareRows, importRows } from "./import-cases.ts";
import { parseCase } from "./parse-case.ts";
import type { Personal } from "./personal.service.ts";
import { approveNote, writeNote } from "./publication-notes.ts";
import { previewPublication, viewPublication } from "./publication-view.ts";
import { publishCases, rollBackCases } from "./publish-cases.ts";
import { ImportBody, RowsBody } from "./read-rows.ts";

/** Publications are counted: nine figures of them are more than there will be. */
const noteNumberOf = (text: string) => parse(z.string().regex(/^\d{1,9}$/), text, "CASES_NOTE_NOT_FOUND");

/** Two thousand bytes a row: a long summary and long notes beside what every case has. */
const IMPORT_BODY_BYTES = 2000 * CASE_LIMITS.importRows;

/**
 * Every route of the cases is for one group: to anybody else, who administers included, there is nothing at these addresses. The words of a
 * search are in an address, so that no request is logged, but what fails and somebody must look at.
 */
export const caseRoute = { config: { access: { group: CASES_GROUP } }, logLevel: "error" } as const;

/**
 * The cases, `/api/cases`.
 *
 * @see docs/contracts/cases.md
 */
export const casesRoutes: FastifyPluginAsync<{
  readonly cases: Cases;
  readonly personal: Personal;
  readonly context: CasesContext;
}> = async (app, { cases, personal, context }) => {
  app.addHook("onSend", async (_request, reply) => void reply.header("cache-control", "no-store"));
  const importRoute = { bodyLimit: IMPORT_BODY_BYTES };
  const rules = { route: caseRoute, badQuery: "BAD_REQUEST", parseBody: parseCase } as const;
  const ofCases = {
    ...rules,
    ids: { id: "CASE_NOT_FOUND" },
    routes: { compare: importRoute, take: importRoute },
  } as const;
  const { compare, take } = casesApi;
  const api = { ...casesApi, compare: { ...compare, body: RowsBody }, take: { ...take, body: ImportBody } };

  serve(app, api, ofCases, {
    list: ({ query }) => cases.list(query),
    enter: ({ body, actor }) => cases.enter(body, actor),
    one: ({ params, session }) => cases.view(params.id, session.userId),
    change: ({ params, body, actor }) => cases.edit(params.id, body, actor),
    move: ({ params, body, actor }) => cases.move(params.id, body, actor),
    history: ({ params, query }) => cases.history(params.id, query.after),
    personal: ({ params, actor }) => personal.read(params.id, actor),
    writePersonal: ({ params, body, actor }) => personal.write(params.id, body, actor),
    audit: ({ query }) => cases.audit(query.after),
    importExamples: ({ actor }) => importExamples(context, actor),
    removeExamples: ({ actor }) => removeExamples(context, actor),
    compare: ({ body }) => compareRows(context, body),
    take: ({ body, actor }) => importRows(context, body, actor),
  });

  const after = async (change: Promise<unknown>, { userId }: Session) => {
    await change;
    return viewPublication(context, userId);
  };
  const ofNotes = { ...rules, ids: { number: noteNumberOf } } as const;
  serve(app, casesPublicationApi, ofNotes, {
    view: ({ session }) => viewPublication(context, session.userId),
    publish: ({ body, actor, session }) => after(publishCases(context, body, actor), session),
    rollBack: ({ body, actor, session }) => after(rollBackCases(context, body, actor), session),
    writeNote: ({ params, body, actor, session }) =>
      after(writeNote(context, Number(params.number), body, actor), session),
    approveNote: ({ params, body, actor, session }) =>
      after(approveNote(context, Number(params.number), body, actor), session),
  });

  app.get(CASES_PREVIEW_PATH, caseRoute, async (_request, reply) => {
    const { html, policy } = await previewPublication(context);
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
  });
};
