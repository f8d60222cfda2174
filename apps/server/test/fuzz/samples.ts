import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import { HOUSE_MAP_STYLE } from "@nv/geography";

/** Identifiers of the people and things of a run, as a valid call names them. */
export interface Known {
  readonly ids: Readonly<
    Record<
      | "graphic"
      | "draft"
      | "include"
      | "legacyLink"
      | "mapStyle"
      | "series"
      | "seriesRun"
      | "tracker"
      | "election"
      | "electionCall"
      | "photoBatch"
      | "case"
      | "job"
      | "person"
      | "session"
      | "feedback"
      | "proposal"
      | "mail",
      string
    >
  >;
  /** Of the graphic or the include that is called, now. */
  readonly version: number;
  /** Address of the person whose id `ids` has. */
  readonly email: string;
  /** An id of the double of Datawrapper. */
  readonly chart: string;
  /** `version` of the text of the page that edits are proposed to. */
  readonly pageVersion: string;
  /** Something else each time, for what may exist once. */
  readonly fresh: string;
  readonly password: string;
}

/** A right call of a route: what it brings. */
export interface Sample {
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Values of `:id` and other places of the path. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Right calls of the routes of a feature, by method and pattern. */
export type FindSamples = (known: Known) => Readonly<Record<string, () => Sample>>;

const PAGE = "/docs/intro";

/**
 * A right call of each route of the server that takes anything, by its method and pattern. A route that changes something and is missing
 * here fails the test: what nobody calls rightly is hardly tried at all.
 */
export function serverSamples({
  ids,
  version,
  chart,
  pageVersion,
  fresh,
  email,
}: Known): Readonly<Record<string, () => Sample>> {
  const id = ids.graphic;
  const config = { type: "external", source: `https://127.0.0.1/${fresh}` };
  const graphic = {
    title: `Gráfico ${fresh}`,
    altText: "Sube y baja",
    language: "es",
    sourceLine: "INE",
    credit: "Ana",
    author: "Ana",
    section: "Economía",
    tags: ["precios", "paro"],
    note: "Sin prisa",
    config,
  };
  const caseFields = {
    ...{ ref: `F-${fresh}`, scopeKind: "diocese", scope: "Diócesis de Ejemplo Alfa", province: "X1", municipality: "" },
    ...{ decade: 1970, centre: "school", victims: 4, isMinimum: false, status: "reported", evidence: "testimony" },
    sources: [{ title: "Documento de ejemplo", date: "2025-03-01", url: "https://documentos.example/1" }],
    ...{ summary: "Sin nombres", notes: "Sin prisa" },
  };
  const newCase = { ...caseFields, nameReason: "" };
  const caseRow = { row: 1, fields: caseFields, nameReason: "" };
  const body = '**Nota** a {{fecha|hoy}} <nv-include src="nota"></nv-include>\n\n- [INE](https://www.ine.es/)';
  const include = { title: `Include ${fresh}`, body, note: "Sin prisa" };
  const ofInclude = { params: { id: ids.include } };
  const versioned = { params: { id }, body: { version } };
  const ofLegacyLink = { params: { id: ids.legacyLink } };
  const legacyLink = {
    title: `Enlace ${fresh}`,
    source: `https://127.0.0.1/${fresh}`,
    target: { kind: "address", url: "https://127.0.0.1/nuevo" },
    reason: "Se apaga",
    owner: "Ana",
    publishedOn: "2014-05",
    copyUrl: "",
  };
  const shift = {
    ...{ personId: ids.person, kind: "shift", note: "Cierre" },
    ...{ starts: "2026-11-23T08:00", ends: "2026-11-23T16:00" },
  };
  const mapStyle = { ...HOUSE_MAP_STYLE, title: `Estilo ${fresh}`, note: "Sin prisa" };
  const ofMapStyle = { params: { id: ids.mapStyle } };
  const series = {
    title: `Serie ${fresh}`,
    description: "Inventada",
    note: "Sin prisa",
    period: "month",
    columns: [{ key: "valor", label: "Valor", kind: "number", unit: "%", isKey: false }],
    source: { name: "Oficina", url: "https://127.0.0.1/serie" },
    needsOwnSource: false,
    rules: [
      { kind: "range", column: "valor", least: 0, most: 100 },
      { kind: "missing", days: "all", except: ["2026-12-08"] },
    ],
    origin: { kind: "ine", code: "IPC1", column: "valor", last: 24, base: "" },
    calendar: { kind: "weekly", days: [1], at: "09:01" },
    mode: "review",
  };
  const mandate = {
    ...{ kind: "mandate", title: `Seguimiento ${fresh}`, description: "Inventado", note: "Sin prisa" },
    ...{ holder: "Presidencia de Ejemplo", startDay: "2026-01-10", question: "¿Aprueba?" },
    method: { halfLifeDays: 14, mostSample: 3000, leastPolls: 3, windowDays: 30, resamples: 200, seed: 1 },
  };
  const comparison = {
    ...{ kind: "comparison", title: "Al mismo día", description: "", note: "", remakesAverages: true, day: 300 },
    members: [{ tracker: "seguimiento", name: "Otro", sameQuestion: "Es la misma" }],
  };
  const election = {
    ...{ title: `Elección ${fresh}`, description: "Inventada", note: "Sin prisa", vote: "", everySeconds: 20 },
    law: { kind: "own", thresholdPct: 3, constituencies: [{ code: "norte", name: "Norte", seats: 3 }] },
    lists: [{ key: "alfa", acronym: "Alfa", name: "Partido Alfa", color: "", before: "" }],
    blocs: [{ name: "Alfa", lists: ["alfa"] }],
    headlines: [{ text: "Alfa gana", claim: { kind: "wins", list: "alfa", area: "total" } }],
    source: { kind: "interior", url: "https://127.0.0.1/recuento.zip" },
  };
  const countMapping = {
    ...{ headerRow: 1, kind: "constituency", code: [{ column: "codigo", length: 0 }], name: "nombre", census: "censo" },
    lists: { form: "long", list: "siglas", votes: "votos" },
  };
  const ofElection = { params: { id: ids.election } };
  const ofTracker = { params: { id: ids.tracker } };
  const ofSeries = { params: { id: ids.series } };
  const ofRun = { params: { id: ids.series, run: ids.seriesRun } };
  const mapping = { date: "fecha", columns: { valor: "valor" }, decimalMark: ",", dayOrder: "day-first" };
  const lightMap = {
    layer: 0,
    encoding: "auto",
    crs: "EPSG:25830",
    target: "datawrapper",
    format: "topojson",
    mostBytes: 2_097_152,
    key: "COD",
    fields: ["NOMBRE"],
    dissolve: "",
    only: { field: "COMARCA", value: "99A" },
    join: { columns: ["cod", "valor"], rows: [["99001", "3"]] },
  };
  const sectionRing = [
    [-3.2, 40],
    [-3.2, 40.1],
    [-3.1, 40],
  ];
  const ofBatch = { params: { id: ids.photoBatch } };
  const ofPhoto = { params: { id: ids.photoBatch, item: ids.graphic } };
  const photoFields = {
    caption: "La plaza",
    byline: "Ana",
    agency: "Diario",
    source: "Ayuntamiento",
    keywords: ["plaza", "noche"],
    section: "Local",
    takenOn: "2026-11-22",
    kind: "infographic",
    keepsPosition: false,
  };
  const photoOwn = { altText: "Una plaza", caption: "", byline: "", agency: "", isReduced: false, isRepeated: false };
  const photos = [{ graphicId: ids.graphic, fields: photoOwn }];
  const word = { saidAtMs: 1_795_000_000_000 };
  const exported = { params: { id: chart }, query: { width: "600", zoom: "2" } };
  // Nothing is spread into the list: what stands after that would be put in one by one, at each call of the test.
  return {
    "GET /api/graphics": () => ({
      query: {
        q: "gráfico",
        type: "external",
        status: "draft",
        author: "Ana",
        section: "Economía",
        tag: "precios",
        hasAlt: "yes",
        health: "unknown",
        staleDays: "3",
        inUse: "yes",
        order: "title",
        direction: "desc",
        cursor: "100",
        limit: "5",
      },
    }),
    "GET /api/graphics/showing": () => ({ query: { of: "tracker:muestra" } }),
    "GET /api/graphics/cited": () => ({ query: { of: "graphic:muestra" } }),
    "POST /api/first-start": () => ({ body: { token: "x".repeat(43) } }),
    "POST /api/graphics": () => ({ body: { ...graphic, slug: `grafico-${fresh}` } }),
    "POST /api/graphics/inspect": () => ({ body: { source: chart } }),
    "POST /api/graphics/import": () => ({
      body: { text: `url;título\nhttps://127.0.0.1/${fresh};Uno`, isTrial: true },
    }),
    "POST /api/graphics/preview": () => ({ form: { graphic: JSON.stringify(graphic) } }),
    "POST /api/graphics/review": () => ({ body: graphic }),
    "GET /api/graphics/:id": () => ({ params: { id } }),
    "PUT /api/graphics/:id": () => ({ params: { id }, body: { ...graphic, version, isPinned: false } }),
    "POST /api/graphics/examples": () => ({ body: { action: "remove" } }),
    "POST /api/graphics/bulk": () => ({ body: { action: "tag", tag: `etiqueta ${fresh}`, items: [{ id, version }] } }),
    // Not the graphic that all others are tried on: it would be gone.
    "POST /api/graphics/:id/delete": () => ({ params: { id: ids.draft }, body: { version: 1 } }),
    "POST /api/graphics/:id/check": () => ({ params: { id } }),
    "POST /api/graphics/:id/picture": () => ({ params: { id } }),
    "POST /api/graphics/:id/publish": () => versioned,
    "POST /api/graphics/:id/unpublish": () => versioned,
    "POST /api/graphics/:id/retire": () => versioned,
    "POST /api/graphics/:id/restore": () => versioned,
    "POST /api/graphics/:id/rollback": () => ({ params: { id }, body: { version, revision: "1-abcdefghij" } }),
    "POST /api/graphics/:id/usages": () => ({ params: { id }, body: { url: "https://diario.example/noticia" } }),
    "DELETE /api/graphics/:id/usages/:usageId": () => ({ params: { id, usageId: ids.graphic } }),
    "POST /api/graphics/:id/usages/:usageId/confirm": () => ({ params: { id, usageId: ids.graphic } }),
    "GET /api/photos/sent": () => ({ query: { graphic: id } }),
    "POST /api/photos/batches": () => ({ body: { fields: photoFields, items: photos } }),
    "GET /api/photos/batches/:id": () => ofBatch,
    "PUT /api/photos/batches/:id": () => ({ ...ofBatch, body: photoFields }),
    "POST /api/photos/batches/:id/items": () => ({
      ...ofBatch,
      body: { items: [...photos, { url: `https://127.0.0.1/${fresh}.jpg`, fields: photoOwn }] },
    }),
    "PUT /api/photos/batches/:id/items/:item": () => ({ ...ofPhoto, body: photoOwn }),
    "DELETE /api/photos/batches/:id/items/:item": () => ofPhoto,
    "POST /api/photos/batches/:id/items/:item/withdraw": () => ({ ...ofPhoto, body: {} }),
    "POST /api/photos/batches/:id/send": () => ({ ...ofBatch, body: { items: [ids.graphic] } }),
    "POST /api/photos/batches/:id/cancel": () => ({ ...ofBatch, body: {} }),
    "GET /api/photos/batches/:id/ids.csv": () => ofBatch,
    "GET /api/photos/batches/:id/zip": () => ofBatch,
    "GET /api/composer/graphics": () => ({ query: { q: "embalses" } }),
    "GET /api/composer/insertions": () => ({ query: { graphic: id } }),
    "POST /api/composer/insertions": () => ({
      body: { slug: "paro", host: "muestra.arcpublishing.com", headline: "Una noticia" },
    }),
    "POST /api/composer/external": () => ({ body: { url: `https://127.0.0.1/${fresh}` } }),
    "POST /api/composer/keys": () => ({}),
    "DELETE /api/composer/keys/:id": () => ({ params: { id } }),
    "GET /api/includes": () => ({ query: { q: "nota" } }),
    "POST /api/includes": () => ({ body: { ...include, slug: `include-${fresh}` } }),
    "POST /api/includes/preview": () => ({ body: { body: include.body, slug: "nota" } }),
    "GET /api/includes/:id": () => ofInclude,
    "PUT /api/includes/:id": () => ({ ...ofInclude, body: { ...include, version } }),
    "GET /api/includes/:id/versions": () => ofInclude,
    "POST /api/includes/:id/publish": () => ({ ...ofInclude, body: { version } }),
    "POST /api/includes/:id/unpublish": () => ({ ...ofInclude, body: { version } }),
    "POST /api/includes/:id/retire": () => ({ ...ofInclude, body: { version, isConfirmed: true } }),
    "POST /api/includes/:id/restore": () => ({ ...ofInclude, body: { version } }),
    "POST /api/includes/:id/rollback": () => ({ ...ofInclude, body: { version, revision: "1-abcdefghij" } }),
    "GET /api/drops": () => ({ query: { q: "datos" } }),
    "POST /api/drops": () => ({
      body: { title: `Datos ${fresh}`, fileId: id, days: 7, slug: `datos-${fresh}`, isConfirmed: true },
    }),
    "GET /api/drops/:id": () => ({ params: { id } }),
    "GET /api/drops/:id/versions": () => ({ params: { id } }),
    "PUT /api/drops/:id": () => ({
      params: { id },
      body: { title: "Datos", fileId: id, days: 0, isConfirmed: false, version },
    }),
    "POST /api/drops/:id/rollback": () => ({ params: { id }, body: { version, revision: "1-abcdefghij" } }),
    "POST /api/drops/:id/retire": () => ({ params: { id }, body: { version } }),
    "GET /api/legacy-links": () => ({
      query: { q: "mapa", state: "gone", target: "page", status: "draft", cursor: "100" },
    }),
    "POST /api/legacy-links": () => ({ body: { ...legacyLink, slug: `enlace-${fresh}` } }),
    "POST /api/legacy-links/import": () => ({
      body: { text: `url;título\nhttps://127.0.0.1/${fresh};Uno`, isTrial: true },
    }),
    "POST /api/legacy-links/check": () => ({ body: { ids: [ids.legacyLink] } }),
    "POST /api/legacy-links/publish": () => ({ body: { items: [{ id: ids.legacyLink, version }] } }),
    "GET /api/legacy-links/:id": () => ofLegacyLink,
    "GET /api/legacy-links/:id/versions": () => ofLegacyLink,
    "PUT /api/legacy-links/:id": () => ({ ...ofLegacyLink, body: { ...legacyLink, version } }),
    "POST /api/legacy-links/:id/retire": () => ({ ...ofLegacyLink, body: { version } }),
    "POST /api/legacy-links/:id/restore": () => ({ ...ofLegacyLink, body: { version } }),
    "POST /api/legacy-links/:id/delete": () => ({ ...ofLegacyLink, body: { version } }),
    "GET /api/map-styles/token": () => ({ query: { style: "diario/claro" } }),
    "GET /api/map-styles/:id": () => ofMapStyle,
    "GET /api/map-styles/:id/versions": () => ofMapStyle,
    "POST /api/map-styles": () => ({ body: { ...mapStyle, slug: `estilo-${fresh}` } }),
    "PUT /api/map-styles/:id": () => ({ ...ofMapStyle, body: { ...mapStyle, version } }),
    "POST /api/map-styles/:id/publish": () => ({ ...ofMapStyle, body: { version } }),
    "POST /api/map-styles/:id/unpublish": () => ({ ...ofMapStyle, body: { version } }),
    "POST /api/map-styles/:id/retire": () => ({ ...ofMapStyle, body: { version } }),
    "POST /api/map-styles/:id/restore": () => ({ ...ofMapStyle, body: { version } }),
    "POST /api/map-styles/:id/rollback": () => ({ ...ofMapStyle, body: { version, revision: "1-abcdefghij" } }),
    "POST /api/map-styles/:id/current": () => ({ ...ofMapStyle, body: { version } }),
    "POST /api/elections": () => ({ body: { ...election, slug: `eleccion-${fresh}` } }),
    "GET /api/elections/:id": () => ofElection,
    "PUT /api/elections/:id": () => ({ ...ofElection, body: { ...election, version } }),
    "GET /api/elections/:id/versions": () => ofElection,
    "POST /api/elections/:id/publish": () => ({ ...ofElection, body: { version } }),
    "POST /api/elections/:id/unpublish": () => ({ ...ofElection, body: { version } }),
    "POST /api/elections/:id/retire": () => ({ ...ofElection, body: { version } }),
    "POST /api/elections/:id/restore": () => ({ ...ofElection, body: { version } }),
    "POST /api/elections/:id/rollback": () => ({ ...ofElection, body: { version, revision: "1-abcdefghij" } }),
    "POST /api/elections/:id/before": () => ({
      ...ofElection,
      body: {
        version,
        label: "2023",
        text: "codigo;nombre;censo;siglas;votos\nnorte;Norte;10;Alfa;5",
        mapping: countMapping,
      },
    }),
    "GET /api/elections/:id/estimate": () => ofElection,
    "GET /api/elections/:id/nights": () => ofElection,
    "POST /api/elections/:id/nights": () => ({ ...ofElection, body: { place: "rehearsal", count: "invented" } }),
    "POST /api/elections/:id/nights/close": () => ({ ...ofElection, body: { place: "rehearsal" } }),
    "POST /api/elections/:id/nights/renew": () => ({ ...ofElection, body: { place: "rehearsal" } }),
    "POST /api/elections/:id/calls": () => ({
      ...ofElection,
      body: { place: "rehearsal", area: "norte", list: "alfa", reason: "Ejemplo" },
    }),
    "POST /api/elections/:id/calls/:call": () => ({
      params: { id: ids.election, call: ids.electionCall },
      body: { decision: "refused", reason: "Ejemplo" },
    }),
    "POST /api/trackers": () => ({ body: { ...mandate, slug: `seguimiento-${fresh}` } }),
    "POST /api/trackers/compare": () => ({ body: comparison }),
    "GET /api/trackers/:id": () => ofTracker,
    "PUT /api/trackers/:id": () => ({ ...ofTracker, body: { ...mandate, version } }),
    "GET /api/trackers/:id/versions": () => ofTracker,
    "GET /api/trackers/:id/rows": () => ofTracker,
    "POST /api/trackers/:id/rows": () => ({
      ...ofTracker,
      body: {
        ...{ version, of: "polls", policy: "merge" },
        text: "casa;inicio;fin;muestra;aprueba;desaprueba;url\nFaro;2026-03-02;2026-03-05;900;44;50;https://127.0.0.1/a",
      },
    }),
    "POST /api/trackers/:id/rows/remove": () => ({
      ...ofTracker,
      body: { version, of: "events", keys: ["2026-03-02"] },
    }),
    "POST /api/trackers/:id/publish": () => ({ ...ofTracker, body: { version } }),
    "POST /api/trackers/:id/unpublish": () => ({ ...ofTracker, body: { version } }),
    "POST /api/trackers/:id/retire": () => ({ ...ofTracker, body: { version } }),
    "POST /api/trackers/:id/restore": () => ({ ...ofTracker, body: { version } }),
    "POST /api/trackers/:id/rollback": () => ({ ...ofTracker, body: { version, revision: "1-abcdefghij" } }),
    "POST /api/series": () => ({ body: { ...series, slug: `serie-${fresh}` } }),
    "GET /api/series/:id": () => ofSeries,
    "PUT /api/series/:id": () => ({ ...ofSeries, body: { ...series, version } }),
    "GET /api/series/:id/versions": () => ofSeries,
    "GET /api/series/:id/observations": () => ofSeries,
    "POST /api/series/:id/observations": () => ({
      ...ofSeries,
      body: { version, text: "fecha;valor\n2026-02;3,5", mapping, policy: "merge" },
    }),
    "POST /api/series/:id/run": () => ofSeries,
    "POST /api/series/:id/deliver": () => ofSeries,
    "GET /api/series/:id/runs": () => ofSeries,
    "GET /api/series/:id/runs/:run": () => ofRun,
    "POST /api/series/:id/runs/:run/approve": () => ({ ...ofRun, body: { version } }),
    "POST /api/series/:id/runs/:run/reject": () => ({ ...ofRun, body: { version } }),
    "POST /api/series/:id/publish": () => ({ ...ofSeries, body: { version } }),
    "POST /api/series/:id/unpublish": () => ({ ...ofSeries, body: { version } }),
    "POST /api/series/:id/retire": () => ({ ...ofSeries, body: { version } }),
    "POST /api/series/:id/restore": () => ({ ...ofSeries, body: { version } }),
    "POST /api/series/:id/rollback": () => ({ ...ofSeries, body: { version, revision: "1-abcdefghij" } }),
    "GET /api/earthquakes/archive": () => ({
      query: { from: "2001-05-01", to: "2001-05-31", lon: "-1.7", lat: "37.7", radiusKm: "100", minMagnitude: "3" },
    }),
    "GET /api/earthquakes/towns": () => ({ query: { lon: "-1.7", lat: "37.7" } }),
    "POST /api/earthquakes/pieces": () => ({ body: { graphicId: id, reports: [{ source: "ign", id: fresh }] } }),
    "POST /api/earthquakes/pieces/:id/review": () => ({ params: { id } }),
    "POST /api/census-sections/import": () => ({ body: { year: 2024, fileId: id } }),
    "POST /api/census-sections/crosswalk": () => ({ body: { from: 2023, to: 2024, prefix: "99001" } }),
    "GET /api/census-sections/:year/:code": () => ({ params: { year: "2024", code: "9900101001" } }),
    "GET /api/census-sections/:year/municipality/:code": () => ({ params: { year: "2024", code: "99001" } }),
    "POST /api/census-sections/:year/codes": () => ({ params: { year: "2024" }, body: { codes: ["9900101001"] } }),
    "POST /api/census-sections/:year/points": () => ({ params: { year: "2024" }, body: { points: [[-3.2, 40.1]] } }),
    "POST /api/census-sections/:year/area": () => ({
      params: { year: "2024" },
      body: { area: { type: "Polygon", coordinates: [sectionRing] }, leastShare: 0.5 },
    }),
    "POST /api/census-sections/:year/shapes": () => ({ params: { year: "2024" }, body: { codes: ["9900101001"] } }),
    "GET /api/museum-pictures": () => ({ query: { address: `https://127.0.0.1/iiif/${fresh}` } }),
    "GET /api/recovered-charts/:id": () => ({ params: { id: "aB3dE" }, query: { version: "3" } }),
    "GET /api/recovered-charts/:id/:version/image": () => ({ params: { id: "aB3dE", version: "3" } }),
    "POST /api/recovered-charts/:id/copies": () => ({ params: { id: "aB3dE" }, body: { version: 3, hasRights: true } }),
    "POST /api/ship-recordings": () => ({ body: { title: `Grabación ${fresh}`, ships: ["224123450"], hours: 2 } }),
    "POST /api/ship-recordings/:id/stop": () => ({ params: { id: ids.graphic } }),
    "POST /api/museum-pictures": () => ({ body: { address: `https://127.0.0.1/iiif/${fresh}/info.json` } }),
    "POST /api/descriptions/model": () => ({ body: { source: { csv: "lugar;n\nAlfa;1\nBeta;2" }, length: "short" } }),
    "GET /api/descriptions/charts/:id": () => ({ params: { id: chart } }),
    "POST /api/descriptions/charts/:id/publish": () => ({
      params: { id: "aB3dE" },
      body: { text: "Baja.", dataHash: "0" },
    }),
    "POST /api/descriptions/batches": () => ({ body: { charts: ["aB3dE"] } }),
    "GET /api/descriptions/batches/:id": () => ({ params: { id } }),
    "POST /api/descriptions/coverage/sync": () => ({}),
    "PUT /api/descriptions/coverage/digest": () => ({ body: { isOn: true } }),
    "POST /api/descriptions/coverage/reviewed": () => ({ body: { kind: "chart", id: "aB3dE" } }),
    "POST /api/light-maps/example": () => ({}),
    "POST /api/light-maps/:id/layers": () => ({ params: { id }, body: { encoding: "auto" } }),
    "POST /api/light-maps/:id/maps": () => ({ params: { id }, body: lightMap }),
    "POST /api/light-maps/:id/keep": () => ({ params: { id }, body: lightMap }),
    "POST /api/light-maps/:id/datawrapper": () => ({
      params: { id },
      body: { order: lightMap, chart: "aB3dE", title: "Mapa" },
    }),
    "GET /api/files": () => ({ query: { q: "foto", kind: "picture", only: "mine", page: "1" } }),
    "POST /api/files": () => ({ body: { uploadId: id, replaces: { id, version: 1 } } }),
    "GET /api/files/:id": () => ({ params: { id } }),
    "PUT /api/files/:id": () => ({
      params: { id },
      body: {
        name: "foto.jpg",
        altText: "Un puente",
        credit: "Ana",
        licence: "CC",
        source: "INE",
        rightsUntil: "2027-01-31",
        version,
      },
    }),
    "PUT /api/files/:id/group": () => ({ params: { id }, body: { version, group: "" } }),
    "POST /api/files/:id/restore": () => ({ params: { id }, body: { version, hash: "a".repeat(64) } }),
    "DELETE /api/files/:id": () => ({ params: { id } }),
    "GET /api/files/:id/content": () => ({ params: { id } }),
    "GET /api/files/:id/thumbnail": () => ({ params: { id } }),
    "GET /api/files/:id/waveform": () => ({ params: { id } }),
    "GET /api/files/:id/model": () => ({ params: { id } }),
    "GET /api/files/renditions/:hash/:key/*": () => ({
      params: { hash: "a".repeat(64), key: "thumbnail-0", "*": "thumbnail.webp" },
    }),
    "POST /api/files/uploads": () => ({}),
    "PATCH /api/files/uploads/:id": () => ({ params: { id } }),
    "DELETE /api/files/uploads/:id": () => ({ params: { id } }),
    "POST /api/events/presence": () => ({
      body: { subject: `graphic:${id}`, tab: "0123456789abcdef", isHere: true, asksWho: true },
    }),
    "GET /api/jobs": () => ({ query: { subject: id } }),
    "GET /api/jobs/:id": () => ({ params: { id: ids.job } }),
    "POST /api/jobs/:id/cancel": () => ({ params: { id: ids.job } }),
    "POST /api/jobs/:id/retry": () => ({ params: { id: ids.job } }),
    "GET /api/graphics/:id/versions": () => ({ params: { id } }),
    "GET /api/graphics/:id/preview": () => ({ params: { id } }),
    "GET /api/graphics/:id/preview-links": () => ({ params: { id } }),
    "POST /api/graphics/:id/preview-links": () => ({ params: { id }, body: { days: 7 } }),
    "DELETE /api/graphics/:id/preview-links/:linkId": () => ({ params: { id, linkId: ids.graphic } }),
    "GET /api/graphics/:id/zip": () => ({ params: { id }, query: { revision: "1-abcdefghij" } }),
    "GET /api/graphics/:id/data": () => ({ params: { id } }),
    "GET /api/graphics/:id/data.csv": () => ({ params: { id } }),
    "GET /api/graphics/:id/thumbnail": () => ({ params: { id } }),
    "GET /api/datawrapper/charts/:id": () => ({ params: { id: chart } }),
    "GET /api/datawrapper/charts/:id/embed-codes": () => ({ params: { id: chart } }),
    "GET /api/datawrapper/charts/:id/data": () => ({ params: { id: chart } }),
    "GET /api/datawrapper/charts/:id/export/png": () => exported,
    "GET /api/datawrapper/charts/:id/export/svg": () => exported,
    "GET /api/datawrapper/charts/:id/export/pdf": () => exported,
    "GET /api/datawrapper/charts": () => ({ query: { search: "paro", page: "1", isPublished: "yes" } }),
    "GET /api/home": () => ({}),
    "GET /api/search": () => ({ query: { q: "introducción" } }),
    "GET /api/search/things": () => ({ query: { q: "paro" } }),
    "POST /api/search/misses": () => ({ body: { query: `nada ${fresh}` } }),
    "DELETE /api/search/misses": () => ({ query: { query: `nada ${fresh}` } }),
    "PUT /api/search/misses": () => ({ body: { query: `nada ${fresh}`, times: 2, firstAtMs: 1, lastAtMs: 2 } }),
    "GET /api/pages/markdown": () => ({ query: { path: PAGE } }),
    "GET /api/pages/source": () => ({ query: { path: PAGE } }),
    "POST /api/feedback": () => ({ body: { path: PAGE, hasHelped: true, comment: "Gracias" } }),
    "GET /api/feedback": () => ({ query: { state: "waiting", page: "1" } }),
    "GET /api/feedback/tallies": () => ({ query: { page: "1" } }),
    "POST /api/feedback/:id/resolve": () => ({ params: { id: ids.feedback }, body: word }),
    "POST /api/feedback/:id/reopen": () => ({ params: { id: ids.feedback }, body: word }),
    "POST /api/proposals": () => ({
      body: { path: PAGE, version: pageVersion, text: `# Otra ${fresh}`, note: "Errata" },
    }),
    "GET /api/proposals": () => ({ query: { state: "open", page: "1" } }),
    "GET /api/proposals/:id/reading": () => ({ params: { id: ids.proposal } }),
    "POST /api/proposals/:id/apply": () => ({ params: { id: ids.proposal } }),
    "POST /api/proposals/:id/resolve": () => ({ params: { id: ids.proposal }, body: { outcome: "accepted" } }),
    "POST /api/proposals/:id/reopen": () => ({ params: { id: ids.proposal } }),
    "PUT /api/admin/settings": () => ({ body: { version: 0, values: { mailLocale: "fr", sessionIdleDays: 7 } } }),
    "PUT /api/team/profile": () => ({
      body: {
        ...{ name: `Persona ${fresh}`, job: "Infografía", skills: ["R"], specialities: [], languages: ["es"] },
        ...{ timeZone: "Europe/Madrid", extension: "12", shown: ["job"] },
      },
    }),
    "PUT /api/team/profile/photo": () => ({ body: {} }),
    "DELETE /api/team/profile/photo": () => ({}),
    "PUT /api/team/steps": () => ({
      body: { steps: [{ id: "", text: `Paso ${fresh}`, place: "/docs/intro" }], version: 0 },
    }),
    "PUT /api/team/steps/:id": () => ({ params: { id: ids.graphic } }),
    "DELETE /api/team/steps/:id": () => ({ params: { id: ids.graphic } }),
    "PUT /api/team/channels": () => ({ body: { area: `Área ${fresh}`, channel: "https://ejemplo.org/canal" } }),
    "GET /api/team/duty": () => ({ query: { area: "Datos" } }),
    "GET /api/team/people/:id/photo": () => ({ params: { id: ids.person } }),
    "GET /api/team/people/:id/made": () => ({ params: { id: ids.person } }),
    "DELETE /api/team/profile": () => ({}),
    "GET /api/team/shifts": () => ({ query: { monday: "2026-11-23" } }),
    "POST /api/team/shifts": () => ({ body: shift }),
    "POST /api/team/shifts/import": () => ({ body: { rows: [shift] } }),
    "PUT /api/team/shifts/:id": () => ({ params: { id: ids.graphic }, body: { ...shift, version: 1 } }),
    "DELETE /api/team/shifts/:id": () => ({ params: { id: ids.graphic }, query: { version: "1" } }),
    "POST /api/team/calendar": () => ({}),
    "GET /api/cases": () => ({ query: { q: "ejemplo", state: "draft", province: "X1", after: "A-1" } }),
    "POST /api/cases": () => ({ body: newCase }),
    "PUT /api/cases/:id": () => ({ params: { id: ids.case }, body: { ...newCase, version } }),
    "POST /api/cases/:id/state": () => ({ params: { id: ids.case }, body: { version, to: "reviewing", reason: "" } }),
    "GET /api/cases/:id/history": () => ({ params: { id: ids.case }, query: { after: `1_1_${ids.case}` } }),
    "GET /api/cases/:id/personal": () => ({ params: { id: ids.case } }),
    "PUT /api/cases/:id/personal": () => ({
      params: { id: ids.case },
      body: { version: 0, people: [{ role: "victim", name: "Nadie", contact: "", detail: "" }] },
    }),
    "GET /api/cases/audit": () => ({ query: { after: `1_1_${ids.case}` } }),
    "POST /api/cases/import/compare": () => ({ body: { rows: [caseRow], isWhole: false } }),
    "POST /api/cases/import": () => ({
      body: { rows: [caseRow], isWhole: false, digest: "0".repeat(64), leaveOut: [] },
    }),
    "POST /api/cases/examples": () => ({ body: {} }),
    "DELETE /api/cases/examples": () => ({}),
    "POST /api/cases/publication": () => ({ body: { version: 0, note: "", isDecreaseMeant: true } }),
    "PUT /api/cases/publication/notes/:number": () => ({ params: { number: "0" }, body: { note: "Se añaden casos." } }),
    "POST /api/cases/publication/notes/:number/approve": () => ({
      params: { number: "1" },
      body: { note: "Se añaden casos." },
    }),
    "POST /api/cases/publication/roll-back": () => ({
      body: { version: 0, note: "", isDecreaseMeant: true, revision: "1-0123456789" },
    }),
    "DELETE /api/team/calendar": () => ({}),
    "POST /api/admin/groups": () => ({
      body: { name: `grupo-${fresh}`, purpose: "Pruebas" },
    }),
    "DELETE /api/admin/groups/:name": () => ({ params: { name: "edicion-noche" } }),
    "POST /api/admin/groups/:name/people": () => ({ params: { name: "investigacion" }, body: { email } }),
    "DELETE /api/admin/groups/:name/people/:id": () => ({ params: { name: "investigacion", id: ids.person } }),
    "POST /api/admin/directory/domains": () => ({
      body: { domain: "otro.example", provider: "oidc", opensAccounts: false },
    }),
    "DELETE /api/admin/directory/domains/:domain": () => ({ params: { domain: "otro.example" } }),
    "POST /api/admin/directory/exceptions": () => ({ body: { email } }),
    "DELETE /api/admin/directory/exceptions/:id": () => ({ params: { id: ids.person } }),
    "POST /api/admin/directory/groups": () => ({
      body: { provider: "oidc", directoryGroup: "sucesos", group: "investigacion" },
    }),
    "DELETE /api/admin/directory/groups/:id": () => ({ params: { id: ids.person } }),
    "POST /api/admin/directory/ask": () => ({}),
    "POST /api/admin/keys": () => ({ body: { newestId: "una", isRevoking: false } }),
    "POST /api/admin/providers/:name/test": () => ({ params: { name: "github" } }),
    "GET /api/admin/mails": () => ({ query: { state: "sent", search: "ana", page: "1" } }),
    "POST /api/admin/mails/:id/retry": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/mails/:id/cancel": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/mail-test": () => ({}),
    "GET /api/admin/house-style/versions/:version": () => ({ params: { version: "1" } }),
    "GET /api/admin/house-style/preview": () => ({
      query: { piece: "story", style: JSON.stringify(DEFAULT_HOUSE_STYLE) },
    }),
    "POST /api/admin/house-style/check": () => ({ body: { style: DEFAULT_HOUSE_STYLE } }),
    "PUT /api/admin/house-style": () => ({ body: { version: 7, style: DEFAULT_HOUSE_STYLE, note: "Prueba" } }),
    "PUT /api/admin/votes": () => ({
      body: {
        ...{ version: 7, note: "Prueba" },
        votes: [
          {
            ...{ id: "municipales-2027", name: "Municipales", territory: "España", day: "2027-05-23" },
            ...{ closesAt: "21:00", law: "loreg" },
          },
        ],
      },
    }),
    "GET /api/house-style/faces/:file": () => ({ params: { file: "piece-text.woff2" } }),
    "POST /api/admin/webhooks": () => ({
      body: { name: `Aviso ${fresh}`, url: "https://127.0.0.1/", events: ["piece.retired"] },
    }),
    "PUT /api/admin/webhooks/:id": () => ({
      params: { id: ids.mail },
      body: { name: "Aviso", url: "https://avisos.example/", events: ["account.login"], isOn: true, version: 1 },
    }),
    "POST /api/admin/datawrapper-hook": () => ({}),
    "DELETE /api/admin/datawrapper-hook": () => ({}),
    "POST /hooks/datawrapper/:secret": () => ({ params: { secret: "x" }, body: { id: "ej001" } }),
    "DELETE /api/admin/webhooks/:id": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/webhooks/:id/secret": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/webhooks/:id/test": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/webhooks/:id/resume": () => ({ params: { id: ids.mail } }),
    "GET /api/admin/webhooks/:id/deliveries": () => ({ params: { id: ids.mail } }),
  };
}

/** Returns the value of a field of the identity service in a valid call, by its name in the OpenAPI description. */
export function identityField(name: string, { ids, email, fresh, password }: Known): unknown {
  const fields: Readonly<Record<string, unknown>> = {
    id: ids.person,
    sessionId: ids.session,
    passkeyId: "AAAA",
    email: `f${fresh}@diario.example`,
    username: email,
    current_password: password,
    password,
    grant_type: "password",
    type: "signup",
    token: "AAAAAAAAAAAAAAAAAAAAAA",
    code: "123456",
    provider: "github",
    data: { full_name: "Ána", tags: [1, { a: null }] },
    user_metadata: { name: "Ana" },
    app_metadata: { roles: ["x"] },
    role: "redaccion",
    confirm: true,
    ban_duration: "24h",
    name: "Mi llave",
    scope: "local",
    sort: "created_at asc",
    filter: "ana",
    state: "confirmed",
    page: "1",
    per_page: "20",
    query: "author:ana",
    person: "ana",
    action: "login",
    from: "2026-01-01T00:00:00Z",
    to: "2030-01-01T00:00:00Z",
    user_id: ids.person,
    SAMLResponse: "PHNhbWxwOlJlc3BvbnNlLz4=",
    RelayState: "AAAAAAAAAAAAAAAAAAAAAA",
  };
  return fields[name];
}

/** Right calls of the identity service where all its fields at once contradict one another, by method and path below its prefix. */
export function identitySamples(known: Known): Readonly<Record<string, Sample>> {
  const { email, password, fresh } = known;
  const field = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, identityField(name, known)]));
  return {
    "POST /token": { form: { grant_type: "password", username: email, password } },
    "PUT /user": { body: { data: { full_name: `Ána ${fresh}`, tags: [1, { a: null }] } } },
    "POST /reauthenticate": { body: { password } },
    "GET /authorize": { query: { provider: "github" } },
    "POST /admin/users": { body: field("email", "password", "confirm", "role", "user_metadata") },
    "PUT /admin/users/:id": { params: { id: known.ids.person }, body: field("role", "user_metadata", "app_metadata") },
  };
}
