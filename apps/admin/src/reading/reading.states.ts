import {
  FEEDBACK_PATH,
  FEEDBACK_TALLIES_PATH,
  PAGE_REVIEWS_PATH,
  PROPOSALS_PATH,
  SEARCH_MISSES_PATH,
  TOTAL_COUNT_HEADER,
} from "@nv/contracts";
import type {
  FeedbackEntry,
  FeedbackTally,
  PageReview,
  Proposal,
  ProposalReading,
  SearchMiss,
} from "@nv/contracts/schemas";
import type { Answer, Answers, ScreenStates } from "../../test/screen-states.ts";

const AT_MS = 1_795_000_000_000;
const MAPS = { path: "/docs/Guia de estilos/maps", title: "Mapas", owner: "Diseño" };

const proposal: Proposal = {
  ...MAPS,
  id: "1",
  sourceFile: "docs/maps.mdx",
  email: "ana@diario.example",
  note: "También son planos.",
  difference: "--- a/docs/maps.mdx\n+++ b/docs/maps.mdx\n@@ -1 +1 @@\n-Mapas\n+Mapas y planos\n",
  state: "open",
  madeAtMs: AT_MS,
  resolvedAtMs: null,
  resolvedBy: "",
};
const page = (words: string) => `---\ntitle: Mapas\n---\n\n${words}\n`;
const reading: ProposalReading = {
  before: page("Un halo rodea el rótulo."),
  after: page("Un halo claro rodea el rótulo."),
  standing: "ready",
  since: "",
};
const READING = `${PROPOSALS_PATH}/${proposal.id}/reading`;
const line: FeedbackEntry = {
  ...MAPS,
  id: "1",
  email: "ana@diario.example",
  hasHelped: false,
  comment: "Falta el halo en móvil.",
  saidAtMs: AT_MS,
  isResolved: false,
};
const tally: FeedbackTally = { ...MAPS, served: 3, unserved: 1 };
const miss: SearchMiss = { query: "coropletas", times: 4, firstAtMs: AT_MS - 1000, lastAtMs: AT_MS };
const review: PageReview = { ...MAPS, reviewedOn: "2020-01-01", reviewDueOn: "2020-07-01" };

const later: PageReview = { ...review, reviewDueOn: "2100-07-01" };

const rows = <Row>(...items: readonly Row[]): Answer => ({
  json: items,
  headers: { [TOTAL_COUNT_HEADER]: String(items.length) },
});

/** The screen counts what waits in its other parts. */
const NOTHING: Answers = Object.fromEntries(
  [PROPOSALS_PATH, FEEDBACK_PATH, FEEDBACK_TALLIES_PATH, SEARCH_MISSES_PATH, PAGE_REVIEWS_PATH].map((path) => [
    path,
    rows(),
  ]),
);

/** The proposal, by where it stands. */
function standing(what: Partial<ProposalReading>, ...sees: readonly string[]): ScreenStates {
  const answers = { ...NOTHING, [PROPOSALS_PATH]: rows(proposal), [READING]: { json: { ...reading, ...what } } };
  return { title: "Lectura", address: "/admin/reading", full: { answers, sees } };
}

const HOSTILE = "<img src=x onerror=alert(1)> **[`_ ".repeat(5000);

/** A list of the screen: where it is, what it asks for, a row of it, and what is read in either case. */
function list<Row>(address: string, asks: string, row: Row, sees: readonly string[], emptySees: string): ScreenStates {
  return {
    title: "Lectura",
    address: `/admin/reading${address}`,
    asks,
    full: { answers: { ...NOTHING, [READING]: { json: reading }, [asks]: rows(row) }, sees },
    empty: { answers: NOTHING, sees: [emptySees] },
  };
}

export const STATES: readonly ScreenStates[] = [
  list(
    "",
    PROPOSALS_PATH,
    proposal,
    ["También son planos.", "Hoy se lee", "claro", "Diferencia del texto", "Aplicar"],
    "Nadie espera respuesta.",
  ),
  { ...standing({}, "Hoy se lee", "claro"), asks: READING },
  standing({ standing: "applied" }, "El archivo de la página ya dice esto"),
  standing({ standing: "changed", since: proposal.difference }, "Se leía", "Qué ha cambiado en el archivo"),
  standing(
    { standing: "beyond-words", after: page("<Mapa ancho={2} />") },
    "Aquí la página dibuja «Mapa».",
    "Descargar el archivo",
  ),
  standing({ standing: "elsewhere" }, "no puede escribir los archivos del sitio", "Descargar el archivo"),
  standing({ standing: "gone" }, "La página ya no existe"),
  standing({ standing: "unknown", before: "", after: "" }, "solo queda su diferencia", "1 línea añadida, 1 quitada"),
  standing({ after: page("Un halo\nrodea   el rótulo.") }, "Se lee igual"),
  standing({ standing: "beyond-words", after: HOSTILE }, "Hoy se lee", "<img src=x"),
  list(
    "?part=opinions",
    FEEDBACK_PATH,
    line,
    ["Falta el halo en móvil.", "ana@diario.example"],
    "No hay ninguna línea por leer.",
  ),
  list(
    "?part=opinions&view=pages",
    FEEDBACK_TALLIES_PATH,
    tally,
    ["Mapas"],
    "Nadie ha votado todavía ninguna página. Se vota en «¿Te ha servido?», al pie de cada una.",
  ),
  list("?part=searches", SEARCH_MISSES_PATH, miss, ["coropletas"], "Todo lo que se ha buscado se ha encontrado."),
  {
    title: "Lectura",
    address: "/admin/reading?part=reviews&view=next",
    full: { answers: { ...NOTHING, [PAGE_REVIEWS_PATH]: rows(later) }, sees: ["Mapas", "Diseño"] },
  },
  list("?part=reviews", PAGE_REVIEWS_PATH, review, ["Mapas", "Diseño"], "Ninguna página está atrasada."),
];
