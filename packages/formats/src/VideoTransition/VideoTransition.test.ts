import { renditionKey } from "@nv/piece-parts";
import { resolvedFile, VIDEO_FACTS } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { clipsOf, playedCaptions } from "./clips.ts";
import { videoTransitionExample } from "./example.ts";
import { videoTransition } from "./format.ts";
import { runtimeClips } from "./runtime-clips.ts";
import type { VideoTransitionBlock, VideoTransitionData } from "./settings.ts";

const { block: example } = videoTransitionExample;
const [first, second, third] = example.steps;
if (first === undefined || second === undefined || third === undefined) throw new Error("The example has three steps.");

/** The example with steps that say otherwise. */
const blockWith = (...data: readonly Partial<VideoTransitionData>[]): VideoTransitionBlock => ({
  ...example,
  steps: data.map((one, place) => {
    const step = example.steps[place % 3] ?? first;
    return { ...step, id: `paso-${place}`, alt: "Se ve", data: { ...step.data, ...one } };
  }),
});

const input = {
  file: (source: string, recipe: Parameters<typeof resolvedFile>[0]["recipe"]) => resolvedFile({ source, recipe }),
  selector: "#b-puerto",
  isFirst: true,
  srcOf: ({ path }: { readonly path: string }) => path,
  built: () => "",
};

describe("clips", () => {
  test("steps that name the same video in the same way share one", () => {
    const { video } = first.data;
    const { clips, clipOfStep } = clipsOf(blockWith({}, { video }, { video, loops: false }, {}));
    expect(clipOfStep).toEqual([0, 0, 1, 0]);
    expect(clips.map(({ played, poster, field }) => [played, poster, field])).toEqual([
      [{ recipe: "loop" }, { recipe: "poster", atMs: 500 }, "steps.0.data.video"],
      [{ recipe: "play" }, { recipe: "poster", atMs: 0 }, "steps.2.data.video"],
    ]);
  });

  test.each([
    { name: "once, as they are", loops: false, startsMs: [200, 600] },
    { name: "in a loop, which begins half a second later", loops: true, startsMs: [0, 100] },
  ])("captions of a clip that is played $name", ({ loops, startsMs }) => {
    const captions = [
      { startMs: 200, endMs: 600, text: "a" },
      { startMs: 600, endMs: 900, text: "b" },
    ];
    expect(playedCaptions({ captions, loops }).map(({ startMs }) => startMs)).toEqual(startsMs);
    expect(playedCaptions({ captions: captions.slice(0, 1), loops: true })[0]?.endMs).toBe(100);
  });

  test("the runtime reads what the page tells", () => {
    const captions = [{ startMs: 600, endMs: 900, text: "Hola" }];
    const { own } = videoTransition.html(blockWith({ captions }, {}), input);
    const told = runtimeClips(JSON.parse(JSON.stringify(own)));
    expect(told.steps).toEqual([0, 1]);
    expect(told.clips[0]).toMatchObject({
      loops: true,
      position: "50% 50%",
      captions: [{ startMs: 100, endMs: 400, text: "Hola" }],
    });
    expect(told.clips[0]?.sizes.at(-1)).toEqual({ src: expect.stringMatching(/loop\/1080\.mp4$/), upToPx: null });
    expect(runtimeClips({})).toEqual({ clips: [], steps: [] });
  });
});

describe("what is asked for", () => {
  test("each clip once, played and still", () => {
    const { video } = first.data;
    const keys = videoTransition.renditions(blockWith({}, { video }, { video: "" })).map(renditionKey);
    expect(keys).toEqual([`${video} {"recipe":"loop"}`, `${video} {"recipe":"poster","atMs":500}`]);
  });

  test("a phone loads each clip once, in the size of phones", () => {
    expect(videoTransition.phoneBytes(blockWith({}, {}, {}, {}), input.file)).toBe(3 * 480 * 2000);
  });
});

describe("without what moves", () => {
  test("each step has a figure, says once what is seen in a clip, and what is said in it", () => {
    const captions = [
      { startMs: 0, endMs: 900, text: "Buenos" },
      { startMs: 900, endMs: 2000, text: "días <b>" },
    ];
    const { video } = first.data;
    const block = {
      ...blockWith({ captions }, { video }),
      steps: blockWith({ captions }, { video }).steps.map((step) => ({ ...step, alt: "" })),
    };
    const file: typeof input.file = (source, recipe) => resolvedFile({ source, recipe }, { altText: "Un barco" });
    const { stills, said } = videoTransition.html(block, { ...input, file });
    expect(said).toEqual(["Un barco", ""]);
    expect(stills[0]).toContain("<figcaption>Buenos días &lt;b&gt;</figcaption>");
    expect(stills[1]).not.toContain("figcaption");
  });

  test("nothing plays, and nothing is fetched, by itself", () => {
    const { scene, controls } = videoTransition.html(example, input);
    expect(scene).toContain('<video muted playsinline preload="none" tabindex="-1"></video><video');
    expect(scene).not.toMatch(/<video[^>]*(src|autoplay|loop)/);
    expect(controls).toBe('<button type="button" hidden></button>');
  });
});

describe("what is wrong", () => {
  const told = (block: VideoTransitionBlock, facts: object = {}, sizeBytes = 1_000_000) =>
    videoTransition.fileRules(block, (source, recipe) => {
      const made = resolvedFile({ source, recipe }, { facts: { ...VIDEO_FACTS, hasSound: false, ...facts } });
      return { ...made, parts: made.parts.map((part) => ({ ...part, sizeBytes })) };
    });

  test("nothing, in three short clips without sound", () => {
    expect(told(blockWith({}, {}, {}))).toEqual([]);
    expect(videoTransition.rules(blockWith({}, {}, {}))).toEqual([]);
  });

  test("one clip, and too many", () => {
    expect(told(blockWith({}))).toEqual([
      { field: "steps", message: "Con un solo vídeo no hay relevo: trae otro, o usa VideoFrame" },
    ]);
    const eleven = Array.from({ length: 11 }, (_, place) => ({
      video: `file:0f6c1a2e-3b4d-4c5e-8f60-71829f0200${10 + place}`,
    }));
    expect(told(blockWith(...eleven))).toEqual([
      { field: "steps", message: "Son 11 vídeos, y 10 como mucho: divide el bloque en dos" },
    ]);
  });

  test("a clip that is too long, and one that is too heavy", () => {
    const [problem] = told(blockWith({}, {}), { durationMs: 13_400 });
    expect(problem).toEqual({
      field: "steps.0.data.video",
      message: "«clip.mp4» dura 13,4 s, y son 12 como mucho: recórtalo",
    });
    expect(told(blockWith({}, {}), { durationMs: 12_040 })).toEqual([]);
    expect(told(blockWith({}, {}), {}, 5_200_000)[0]?.message).toBe(
      "«clip.mp4» pesa 5,2 MB en el móvil, y son 4 como mucho: recórtalo, o busca un plano que se mueva menos",
    );
  });

  test("sound without captions, until somebody says that nobody speaks", () => {
    const heard = { hasSound: true };
    const message = "Tiene sonido y no lleva subtítulos: escríbelos, o di que nadie habla";
    const captions = [{ startMs: 0, endMs: 900, text: "Hola" }];
    expect(told(blockWith({ hasNoSpeech: true }, {}, { captions }), heard)).toEqual([
      { field: "steps.1.data.captions", message },
    ]);
    // What was said of a clip holds where it comes again.
    const { video } = first.data;
    expect(told(blockWith({}, { hasNoSpeech: true }, { video, hasNoSpeech: true }), heard)).toEqual([]);
  });

  test("captions out of order, a step that changes nothing, and one that nobody describes", () => {
    const captions = [{ startMs: 900, endMs: 200, text: "a" }];
    expect(videoTransition.rules(blockWith({ captions }, {}))).toEqual([
      { field: "steps.0.data.captions.0.endMs", message: "Sale antes de entrar" },
    ]);
    const mute = blockWith({}, { video: first.data.video });
    const still = { ...mute, steps: mute.steps.map((step) => ({ ...step, text: "", alt: "" })) };
    expect(videoTransition.rules(still).map(({ field }) => field)).toEqual(["steps.1.text"]);
    expect(told({ ...still, steps: [...still.steps, second] }).map(({ field }) => field)).toEqual([
      "steps.0.alt",
      "steps.1.alt",
      "steps.2.alt",
    ]);
  });
});
