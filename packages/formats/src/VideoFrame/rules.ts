import type { FieldProblem } from "@nv/contracts/schemas";
import { type FileOf, phonePart } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { momentsOf, scrubData, scrubOf, videosOf } from "./scrubbed-videos.ts";
import type { VideoFrameBlock } from "./settings.ts";

/** Longest that can be moved through, milliseconds, and what a header may tell over that. */
export const MOST_MS = 20_000;
const SLACK_MS = 100;

/** Shortest part that is moved through, milliseconds. */
const LEAST_MS = 500;

/** Most bytes that a phone may be made to load for one video. */
const MOST_PHONE_BYTES = 8_000_000;

/** Greatest difference in duration of the landscape version and the upright one, milliseconds: a few frames. */
const ALIKE_MS = 250;

const MB = 1_000_000;

/** Told of a video that is too long to be moved through. */
export const TOO_LONG = "Recorta a 20 s o divide en dos bloques";

const seconds = (ms: number) => formatNumber(ms / 1000);

/** A part that is none, or too long, and moments outside it. */
function trimProblems({ settings: { trim }, steps }: VideoFrameBlock): readonly FieldProblem[] {
  if (trim === null) return [];
  const { fromMs, toMs } = trim;
  const length = toMs - fromMs;
  const wrong =
    length < LEAST_MS
      ? `La parte debe durar ${seconds(LEAST_MS)} s o más: acaba en ${seconds(toMs)} s y empieza en ${seconds(fromMs)}`
      : length > MOST_MS
        ? `La parte dura ${seconds(length)} s. ${TOO_LONG}`
        : "";
  const outside = steps.flatMap(({ data: { atMs } }, place): FieldProblem[] =>
    atMs === null || (atMs >= fromMs && atMs <= toMs)
      ? []
      : [
          {
            field: `steps.${place}.data.atMs`,
            message: `Del vídeo se usa de ${seconds(fromMs)} a ${seconds(toMs)} s: di un momento de esa parte`,
          },
        ],
  );
  return [...(wrong === "" ? [] : [{ field: "settings.trim.toMs", message: wrong }]), ...outside];
}

/** The same file twice, a part that is none, and steps at which nothing is said and nothing changes. */
export function videoFrameRules(block: VideoFrameBlock): readonly FieldProblem[] {
  const { video, vertical } = block.settings;
  const moments = momentsOf(block, Number.MAX_SAFE_INTEGER);
  return [
    ...(vertical !== "" && vertical.trim() === video.trim()
      ? [{ field: "settings.vertical", message: "Es el mismo archivo que el vídeo" }]
      : []),
    ...trimProblems(block),
    ...emptySteps(block, (place) => moments[place] !== moments[place - 1]),
  ];
}

function videoProblems(block: VideoFrameBlock, file: FileOf): readonly FieldProblem[] {
  const videos = videosOf(block);
  return videos.flatMap(({ field, source }): FieldProblem[] => {
    const made = file(source, scrubOf(block));
    const { durationMs } = scrubData(made);
    const bytes = phonePart(made)?.sizeBytes ?? 0;
    const isForPhones = field === videos.at(-1)?.field;
    const weight = `«${made.name}» pesa ${formatNumber(bytes / MB)} MB en un móvil, y son ${MOST_PHONE_BYTES / MB} como mucho: recórtalo, o trae una versión vertical`;
    return [
      ...(durationMs > MOST_MS + SLACK_MS
        ? [{ field, message: `«${made.name}» dura ${seconds(durationMs)} s. ${TOO_LONG}` }]
        : []),
      ...(isForPhones && bytes > MOST_PHONE_BYTES ? [{ field, message: weight }] : []),
    ];
  });
}

/** Two versions of which one is over before the other: steps would stop elsewhere on a phone. */
function unlike(block: VideoFrameBlock, file: FileOf): readonly FieldProblem[] {
  const [lying, upright] = videosOf(block).map(({ source }) => scrubData(file(source, scrubOf(block))).durationMs);
  if (lying === undefined || upright === undefined || Math.abs(lying - upright) <= ALIKE_MS) return [];
  const message = `Dura ${seconds(upright)} s y la apaisada ${seconds(lying)}: tienen que contar lo mismo a la vez`;
  return [{ field: "settings.vertical", message }];
}

/** A video that is too long, too heavy or unlike its other version, moments after its end, and steps of which nobody says what is seen. */
export function videoFrameFileRules(block: VideoFrameBlock, file: FileOf): readonly FieldProblem[] {
  const made = file(block.settings.video, scrubOf(block));
  const { durationMs } = scrubData(made);
  const isStill = new Set(momentsOf(block, durationMs)).size < 2;
  const late = block.steps.flatMap(({ data: { atMs } }, place) =>
    block.settings.trim !== null || atMs === null || atMs <= durationMs
      ? []
      : [
          {
            field: `steps.${place}.data.atMs`,
            message: `El vídeo dura ${seconds(durationMs)} s: di un momento anterior`,
          },
        ],
  );
  return [
    ...videoProblems(block, file),
    ...unlike(block, file),
    ...(isStill
      ? [
          {
            field: "steps",
            message: "Todos los pasos están en el mismo momento: añade otro paso, o di cuál es el suyo",
          },
        ]
      : []),
    ...late,
    ...stepProblems(block, () => made.altText),
  ];
}

/** The version for phones, whole: its frames as pictures are loaded in its place, not besides. */
export function videoFramePhoneBytes(block: VideoFrameBlock, file: FileOf): number {
  const source = videosOf(block).at(-1)?.source;
  return source === undefined ? 0 : (phonePart(file(source, scrubOf(block)))?.sizeBytes ?? 0);
}
