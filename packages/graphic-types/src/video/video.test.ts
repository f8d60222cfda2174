import { renditionKey } from "@nv/piece-parts";
import { resolvedFiles, VIDEO_FACTS } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { fileProblems, type PieceSharing, pieceFiles } from "../page.ts";
import { VideoConfig } from "./config.ts";
import { videoExample } from "./example.ts";
import { video } from "./type.ts";

const WORDS = { language: "es", sourceLine: "", credit: "", author: "", section: "", tags: [], note: "" };
const LYING = "0f6c1a2e-3b4d-4c5e-8f60-718293a4b511";
const UPRIGHT = "0f6c1a2e-3b4d-4c5e-8f60-718293a4b519";

const configOf = (more: object = {}) => VideoConfig.parse({ ...videoExample.config, ...more });

function filesOf(config: VideoConfig, sharing: PieceSharing | null = null) {
  return pieceFiles({
    sharing,
    slug: "compuerta",
    fields: { ...WORDS, title: "La compuerta", altText: "Sube", config },
    heightsPx: [],
    resolved: {
      frames: new Map([["https://example.org/v", { src: "https://example.org/v", title: "", heightsPx: [] }]]),
      files: resolvedFiles(video.renditions(config)),
    },
    assets: { script: "run()", styles: "p{}" },
    readers: new Map(),
  });
}

test("a video at an address is framed as it always was", () => {
  const config = VideoConfig.parse({ type: "video", source: "https://example.org/v" });
  expect(configProblems(config)).toEqual([]);
  const [page, ...others] = filesOf(config);
  expect(page.body).toContain(
    '<p class="description">Sube</p><div id="nv-frames" data-columns="1"><iframe src="https://example.org/v"',
  );
  expect(others).toEqual([]);
});

test("phones get the upright version, and each frame the size that is enough for it", () => {
  const [page] = filesOf(configOf());
  expect(
    [...page.body.matchAll(/<source src="([^"]+)" type="video\/mp4"( media="[^"]+")?>/g)].map(([, src, media]) => [
      src,
      media,
    ]),
  ).toEqual([
    [`${UPRIGHT}/play/480.mp4`, ' media="(max-width: 207px)"'],
    [`${UPRIGHT}/play/720.mp4`, ' media="(max-width: 312px)"'],
    [`${UPRIGHT}/play/1080.mp4`, ' media="(max-width: 599px)"'],
    [`${LYING}/play/480.mp4`, ' media="(max-width: 656px)"'],
    [`${LYING}/play/720.mp4`, ' media="(max-width: 984px)"'],
    [`${LYING}/play/1080.mp4`, undefined],
  ]);
});

test("nothing plays or is loaded by itself, and the place is kept", () => {
  const [page] = filesOf(configOf());
  expect(page.body).toMatch(
    /<video controls playsinline preload="none" poster="data:image\/gif;base64,[\w+/=]+" aria-label="Sube">/,
  );
  expect(page.body).not.toMatch(/autoplay|<video[^>]* loop/);
  expect(page.body).toContain("@media(max-width:599px){video{aspect-ratio:1920/3413;background:#000");
  expect(page.body).toContain("@media(min-width:600px){video{aspect-ratio:1920/1080;background:#000");
  expect(page.body).toContain(`image-set(url("${LYING}/poster/1280.avif") type("image/avif")`);
  expect(page.body).toContain("<script>run()</script>");
});

test("search engines are told where its largest file is, and the day on which readers first had it", () => {
  const [page] = filesOf(configOf(), {
    ...{ url: "https://example.org/g/compuerta/", oembedUrl: null, imageUrl: null, siteName: "Ejemplo" },
    publishedOn: "2026-11-22",
    addressOf: (src) => `https://example.org/${src}`,
  });
  expect(page.body).toContain('"datePublished":"2026-11-22"');
  expect(page.body).toContain(`"contentUrl":"https://example.org/${LYING}/play/1080.mp4"`);
});

test("captions go out beside the page", () => {
  const [page, ...others] = filesOf(configOf());
  expect(page.body).toContain('<track kind="captions" src="captions.vtt" srclang="es" label="Subtítulos" default>');
  expect(others).toEqual([
    {
      path: "captions.vtt",
      body:
        "WEBVTT\n\n00:00:00.500 --> 00:00:03.000\nLa compuerta pesa lo que diez coches.\n\n" +
        "00:00:03.200 --> 00:00:06.000\nSube en menos de un minuto.\n",
    },
  ]);
  const mute = filesOf(configOf({ captions: [], hasNoSpeech: true }));
  expect(mute).toHaveLength(1);
  expect(mute[0].body).not.toContain("<track");
});

describe("what is wrong", () => {
  test.each([
    {
      name: "a caption that ends before it begins",
      more: { captions: [{ startMs: 5, endMs: 5, text: "a" }] },
      told: [{ field: "captions.0.endMs", message: "Sale antes de entrar" }],
    },
    {
      name: "a caption over the one before",
      more: {
        captions: [
          { startMs: 0, endMs: 1000, text: "a" },
          { startMs: 900, endMs: 2000, text: "b" },
        ],
      },
      told: [{ field: "captions.1.startMs", message: "Entra antes de que salga el anterior" }],
    },
    {
      name: "the same file twice",
      more: { vertical: videoExample.config.source },
      told: [{ field: "vertical", message: "Es el mismo archivo que el vídeo" }],
    },
    {
      name: "an address as the upright version",
      more: { vertical: "https://example.org/v" },
      told: [{ field: "vertical", message: "Aquí va un archivo: elígelo en Archivos" }],
    },
  ])("$name", ({ more, told }) => {
    expect(configProblems(configOf(more))).toEqual(told);
  });

  const filesProblems = (more: object, facts: object = {}) => {
    const config = configOf(more);
    const files = resolvedFiles(video.renditions(config), { facts: { ...VIDEO_FACTS, ...facts } });
    return fileProblems(config, { files }, "2026-03-03");
  };
  test("sound without captions keeps it from being published, until somebody says that nobody speaks", () => {
    const told = [
      { field: "captions", message: "Tiene sonido y no lleva subtítulos: escríbelos, o di que nadie habla" },
    ];
    expect(filesProblems({ captions: [] })).toEqual(told);
    expect(filesProblems({ captions: [], hasNoSpeech: true })).toEqual([]);
    expect(filesProblems({ captions: [] }, { hasSound: false })).toEqual([]);
    expect(filesProblems({})).toEqual([]);
  });

  test("nothing comes when the video is over", () => {
    expect(filesProblems({ posterAtMs: 9000 }, { durationMs: 3100 })).toEqual([
      { field: "captions.1.startMs", message: "El vídeo ya ha terminado" },
      { field: "posterAtMs", message: "El vídeo ya ha terminado" },
    ]);
  });
});

test("what is made of its files is asked for once each", () => {
  const keys = video.renditions(configOf()).map(renditionKey);
  expect(new Set(keys).size).toBe(4);
  expect(keys.filter((key) => key.includes('{"recipe":"poster","atMs":2000}'))).toHaveLength(2);
});
