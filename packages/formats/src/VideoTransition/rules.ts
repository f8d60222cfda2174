import type { FieldProblem } from "@nv/contracts/schemas";
import { cueProblems, type FileOf, fileIdIn, phonePart, videoParts, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { type Clip, clipsOf } from "./clips.ts";
import type { VideoTransitionBlock } from "./settings.ts";

/** Clips of one block. */
const FEWEST = 2;
const MOST = 10;

/** Longest clip, milliseconds: it is ambience, and is fetched whole. */
const MOST_MS = 12_000;
/** Excess over `MOST_MS` that the header of a file may tell, milliseconds: sound that ends after its images. */
const SLACK_MS = 100;

/** Most bytes that a phone may be made to load for one clip. */
const MOST_PHONE_BYTES = 4_000_000;

const MB = 1_000_000;

/** The clips, as they are played and as they stand still. */
export const videoTransitionRenditions = (block: VideoTransitionBlock): readonly WantedRendition[] =>
  clipsOf(block)
    .clips.filter(({ video }) => fileIdIn(video) !== null)
    .flatMap(({ field, video: source, played, poster }) => [
      { field, source, recipe: played },
      { field, source, recipe: poster },
    ]);

/** Steps at which nothing is said and nothing changes, and captions that overlap. */
export function videoTransitionRules(block: VideoTransitionBlock): readonly FieldProblem[] {
  const { clipOfStep } = clipsOf(block);
  const cues = block.steps.flatMap(({ data }, place) =>
    cueProblems(data.captions).map(({ field, message }) => ({ field: `steps.${place}.data.${field}`, message })),
  );
  return [...emptySteps(block, (place) => clipOfStep[place] !== clipOfStep[place - 1]), ...cues];
}

const problem = (field: string, message: string): FieldProblem => ({ field, message });

function clipProblems({ field, video, played }: Clip, file: FileOf): readonly FieldProblem[] {
  const made = file(video, played);
  const seconds = made.facts.kind === "video" ? made.facts.durationMs : 0;
  const bytes = videoParts(made)[0]?.sizeBytes ?? 0;
  return [
    ...(seconds > MOST_MS + SLACK_MS
      ? [
          problem(
            field,
            `«${made.name}» dura ${formatNumber(seconds / 1000)} s, y son ${MOST_MS / 1000} como mucho: recórtalo`,
          ),
        ]
      : []),
    ...(bytes > MOST_PHONE_BYTES
      ? [
          problem(
            field,
            `«${made.name}» pesa ${formatNumber(bytes / MB)} MB en el móvil, y son ${MOST_PHONE_BYTES / MB} como mucho: recórtalo, o busca un plano que se mueva menos`,
          ),
        ]
      : []),
  ];
}

/** Sound that nobody would hear: what is said must be written, or somebody says that nothing is. */
function unsaid(block: VideoTransitionBlock, file: FileOf): readonly FieldProblem[] {
  const { clips, clipOfStep } = clipsOf(block);
  return clips.flatMap((clip, index): FieldProblem[] => {
    const { facts } = file(clip.video, clip.played);
    const steps = block.steps.filter((_, place) => clipOfStep[place] === index);
    const isHeard = facts.kind === "video" && facts.hasSound;
    if (!isHeard || clip.captions.length > 0 || steps.some(({ data }) => data.hasNoSpeech)) return [];
    return [
      problem(
        clip.field.replace(/video$/, "captions"),
        "Tiene sonido y no lleva subtítulos: escríbelos, o di que nadie habla",
      ),
    ];
  });
}

/** Too few clips or too many, clips too long or too heavy, what is said in them, and those of which nobody says what is seen. */
export function videoTransitionFileRules(block: VideoTransitionBlock, file: FileOf): readonly FieldProblem[] {
  const { clips, clipOfStep } = clipsOf(block);
  const count = new Set(clips.map(({ video }) => video)).size;
  return [
    ...(count < FEWEST ? [problem("steps", "Con un solo vídeo no hay relevo: trae otro, o usa VideoFrame")] : []),
    ...(count > MOST ? [problem("steps", `Son ${count} vídeos, y ${MOST} como mucho: divide el bloque en dos`)] : []),
    ...clips.flatMap((clip) => clipProblems(clip, file)),
    ...unsaid(block, file),
    ...stepProblems(block, (place) => {
      const clip = clips[clipOfStep[place] ?? 0];
      return clip === undefined ? "" : file(clip.video, clip.played).altText;
    }),
  ];
}

/** All clips, each in the size that a phone asks for. */
export const videoTransitionPhoneBytes = (block: VideoTransitionBlock, file: FileOf): number =>
  clipsOf(block).clips.reduce((sum, { video, played }) => sum + (phonePart(file(video, played))?.sizeBytes ?? 0), 0);
