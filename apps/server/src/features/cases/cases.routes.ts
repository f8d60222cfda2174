import {
  CASE_LIMITS,
  CASES_API_PATH,
  CASES_AUDIT_PATH,
  CASES_COMPARE_PATH,
  CASES_EXAMPLES_PATH,
  CASES_GROUP,
  CASES_IMPORT_PATH,
  CASES_NOTES_PATH,
  CASES_PREVIEW_PATH,
  CASES_PUBLICATION_PATH,
} from "@nv/contracts";
import {
  CaseChange,
  CasePersonalChange,
  CaseStateChange,
  CasesNote,
  CasesNoteApproval,
  CasesPublish,
  CasesQuery,
  CasesRollBack,
  NewCase,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
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

interface WithId {
  readonly Params: { readonly id: string };
}

/** No case has another kind of id, and no database needs to be asked. */
const idOf = ({ params }: { readonly params: { readonly id: string } }) => parse(z.uuid(), params.id, "CASE_NOT_FOUND");

interface WithNumber {
  readonly Params: { readonly number: string };
}

/** Publications are counted: nine figures of them are more than there will be. */
const PublicationNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const numberOf = ({ params }: { readonly params: { readonly number: string } }) =>
  parse(PublicationNumber, params.number, "CASES_NOTE_NOT_FOUND");

/** Two thousand bytes a row: a long summary and long notes beside what every case has. */
const IMPORT_BODY_BYTES = 2000 * CASE_LIMITS.importRows;

const After = CasesQuery.pick({ after: true });

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
  const importRoute = { ...caseRoute, bodyLimit: IMPORT_BODY_BYTES } as const;
  const one = `${CASES_API_PATH}/:id`;
  app.addHook("onSend", async (_request, reply) => void reply.header("cache-control", "no-store"));

  app.get(CASES_API_PATH, caseRoute, ({ query }) => cases.list(parse(CasesQuery, query, "BAD_REQUEST")));
  app.post(CASES_API_PATH, caseRoute, async (request, reply) =>
    reply.code(201).send(await cases.enter(parseCase(NewCase, request.body), actorOf(request))),
  );
  app.get<WithId>(one, caseRoute, (request) => cases.view(idOf(request), sessionOf(request).userId));
  app.put<WithId>(one, caseRoute, (request) =>
    cases.edit(idOf(request), parseCase(CaseChange, request.body), actorOf(request)),
  );
  app.post<WithId>(`${one}/state`, caseRoute, (request) =>
    cases.move(idOf(request), parseCase(CaseStateChange, request.body), actorOf(request)),
  );
  app.get<WithId>(`${one}/history`, caseRoute, (request) =>
    cases.history(idOf(request), parse(After, request.query, "BAD_REQUEST").after),
  );
  app.get<WithId>(`${one}/personal`, caseRoute, (request) => personal.read(idOf(request), actorOf(request)));
  app.put<WithId>(`${one}/personal`, caseRoute, (request) =>
    personal.write(idOf(request), parseCase(CasePersonalChange, request.body), actorOf(request)),
  );
  app.post(CASES_COMPARE_PATH, importRoute, ({ body }) => compareRows(context, parseCase(RowsBody, body)));
  app.post(CASES_IMPORT_PATH, importRoute, (request) =>
    importRows(context, parseCase(ImportBody, request.body), actorOf(request)),
  );
  app.post(CASES_EXAMPLES_PATH, caseRoute, async (request, reply) => {
    await importExamples(context, actorOf(request));
    return reply.code(204).send();
  });
  app.delete(CASES_EXAMPLES_PATH, caseRoute, async (request, reply) => {
    await removeExamples(context, actorOf(request));
    return reply.code(204).send();
  });
  app.get(CASES_AUDIT_PATH, caseRoute, ({ query }) => cases.audit(parse(After, query, "BAD_REQUEST").after));

  const view = (request: FastifyRequest) => viewPublication(context, sessionOf(request).userId);
  app.get(CASES_PUBLICATION_PATH, caseRoute, view);
  app.post(CASES_PUBLICATION_PATH, caseRoute, async (request) => {
    await publishCases(context, parseCase(CasesPublish, request.body), actorOf(request));
    return view(request);
  });
  app.post(`${CASES_PUBLICATION_PATH}/roll-back`, caseRoute, async (request) => {
    await rollBackCases(context, parseCase(CasesRollBack, request.body), actorOf(request));
    return view(request);
  });
  app.put<WithNumber>(`${CASES_NOTES_PATH}/:number`, caseRoute, async (request) => {
    await writeNote(context, numberOf(request), parseCase(CasesNote, request.body), actorOf(request));
    return view(request);
  });
  app.post<WithNumber>(`${CASES_NOTES_PATH}/:number/approve`, caseRoute, async (request) => {
    await approveNote(context, numberOf(request), parseCase(CasesNoteApproval, request.body), actorOf(request));
    return view(request);
  });

  app.get(CASES_PREVIEW_PATH, caseRoute, async (_request, reply) => {
    const { html, policy } = await previewPublication(context);
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
  });
};
