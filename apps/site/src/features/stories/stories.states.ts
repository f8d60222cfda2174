import { FILES_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import type { FileDetail, GraphicDetail, GraphicList, GraphicVersions } from "@nv/contracts/schemas";
import { stepHtml } from "@nv/formats";
import { firstConfig, type StoryConfig } from "@nv/graphic-types";
import { htmlOf, idAt, NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const ID = idAt(1);
export const ONE = `${GRAPHICS_API_PATH}/${ID}`;
export const BUILDER = `/storys?historia=${ID}`;

const step = (id: string, text: string) => ({ id, text, alt: "", align: "center" as const, data: {} });
export const block = (id: string, ...texts: readonly string[]) => ({
  ...{ id, format: "Texto", settings: {} },
  steps: texts.map((text, place) => step(`${id}s${place}`, text)),
});
export const story = (...blocks: ReturnType<typeof block>[]): StoryConfig => ({
  ...{ type: "story", kicker: "", dek: "", byline: "" },
  blocks,
});

export const DETAIL: GraphicDetail = {
  ...{ id: ID, slug: "la-riada", type: "story", title: "La riada", status: "draft", author: "Ana Muestra" },
  ...{ section: "", tags: [], hasAlt: false, health: "unknown", finding: "", version: 1, hasUnpublishedChanges: false },
  ...{ createdAtMs: NOON_MS, updatedAtMs: NOON_MS, publishedAtMs: null, thumbnailUrl: null, altText: "" },
  ...{ language: "es", sourceLine: "Instituto de Ejemplo", credit: "", note: "", revision: null, publicUrl: null },
  ...{ previewUrl: "", publishProblems: [], embedCodes: {}, hasData: false, usages: [], changedBy: "Ana Muestra" },
  config: { ...story(block("uno", "El primero", "El segundo"), block("dos", "El tercero")) },
  healthReport: { state: "unknown", checkedAtMs: null, findings: [] },
  picture: { state: "unpublished", reason: "Se prepara al publicarlo.", imageUrl: null, sharedUrl: null },
};
const VERSIONS: GraphicVersions = {
  items: [
    {
      version: 1,
      by: "Ana Muestra",
      action: "registered",
      atMs: NOON_MS,
      revision: null,
      revisionUrl: null,
      changes: [],
    },
  ],
};
export const PHOTO: FileDetail = {
  ...{ id: idAt(9), kind: "picture", hash: "a".repeat(64), sizeBytes: 4200, mediaType: "image/jpeg", version: 1 },
  ...{
    createdAtMs: NOON_MS,
    createdBy: "Ana",
    changedAtMs: NOON_MS,
    changedBy: "Ana",
    uses: 0,
    group: "",
    pictureUrl: null,
  },
  ...{
    name: "valle.jpg",
    altText: "Un valle",
    credit: "Ana",
    licence: "",
    source: "",
    rightsUntil: "",
    sourceType: "",
    caption: "",
  },
  ...{ contents: [], usedBy: [], givenTo: [], contentUrl: "" },
  facts: {
    ...{ kind: "picture", format: "jpeg", widthPx: 2400, heightPx: 1600, bitDepth: 8, colourSpace: "srgb" },
    ...{ hasAlpha: false, isTurned: false, frames: 1 },
  },
};

export const LIBRARY = { items: [PHOTO], total: 1, groups: [], usedBytes: 1, quotaBytes: 2 };

/** The page of what was sent, as far as the frame around it looks. */
export function pageOf(sent: string): Buffer {
  const { config, title } = JSON.parse(new URLSearchParams(sent).get("graphic") ?? "{}");
  const steps = (one: StoryConfig["blocks"][number]) =>
    one.steps
      .map(
        ({ id, text }) =>
          `<div class="nv-step" id="b-${one.id}-${id}" style="height:600px"><div class="nv-card">${stepHtml(text)}</div></div>`,
      )
      .join("");
  const blocks = config.blocks.map(
    (one: StoryConfig["blocks"][number]) => `<section class="nv-block" id="b-${one.id}">${steps(one)}</section>`,
  );
  return Buffer.from(
    `<!doctype html><html lang="es"><title>${title}</title><style>@media print{h1{color:rgb(1,2,3)}}@media screen{h1{font-size:99px}}</style><h1 class="nv-story__title">${title}</h1><div class="nv-story__dek">${stepHtml(config.dek)}</div>${blocks.join("")}<script type="application/json" id="nv-config">{}</script></html>`,
  );
}

export const list = (...items: GraphicDetail[]): Answers => ({
  ...SIGNED_IN,
  [GRAPHICS_API_PATH]: {
    json: { items, total: items.length, isTotalExact: true, nextCursor: null } satisfies GraphicList,
  },
});
export const builder = (detail: GraphicDetail = DETAIL, more: Answers = {}): Answers => ({
  ...SIGNED_IN,
  [`GET ${ONE}`]: { json: detail },
  [`${ONE}/versions`]: { json: VERSIONS },
  [`POST ${GRAPHICS_API_PATH}/preview`]: (call) => htmlOf(pageOf(call.body.toString())),
  [`POST ${GRAPHICS_API_PATH}/review`]: { json: { problems: [], phoneBytes: 1_240_000 } },
  [FILES_API_PATH]: { json: LIBRARY },
  [`${FILES_API_PATH}/${PHOTO.id}`]: { json: PHOTO },
  "/api/events/presence": { status: 204 },
  ...more,
});

export const STATES: readonly ScreenState[] = [
  { name: "nothing yet", address: "/storys", answers: list(), sees: ["Todavía no hay ninguna historia."] },
  {
    name: "the list",
    address: "/storys",
    asks: GRAPHICS_API_PATH,
    answers: list(DETAIL),
    sees: ["La riada", "1 historia", "Borrador"],
  },
  { name: "a search in vain", address: "/storys?buscar=nada", answers: list(), sees: ["Ninguna historia coincide."] },
  { name: "a new one", address: "/storys?nueva=", answers: SIGNED_IN, sees: ["Nueva historia", "Empezar"] },
  {
    name: "a new one of a format that is not there",
    address: "/storys?nueva=&formato=NoExiste",
    answers: SIGNED_IN,
    sees: ["Ese formato no existe o se retiró.", "Empezar"],
  },
  { name: "the builder", address: BUILDER, answers: builder(), sees: ["Bloques", "Antes de publicar", "1,2 MB"] },
  {
    name: "the builder of a story without blocks",
    address: BUILDER,
    answers: builder({ ...DETAIL, config: { ...story() } }),
    sees: ["Todavía no hay ningún bloque."],
  },
  {
    name: "something that is no story",
    address: BUILDER,
    answers: builder({ ...DETAIL, type: "external", config: { ...firstConfig("external") } }),
    sees: ["No es una historia."],
  },
];
