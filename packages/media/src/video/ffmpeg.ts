import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { promisify } from "node:util";
import { MissingProgramError } from "../maker.ts";

/** The two programs of ffmpeg, absolute paths. */
export interface FfmpegPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** The ffmpeg of this machine, for those who look after it. */
export interface FoundFfmpeg extends FfmpegPrograms {
  /** As it says it, as `5.1.9-0+deb12u1`. */
  readonly version: string;
}

/** Longest that it may take to tell its version, milliseconds: it reads no file. */
const VERSION_WAIT_MS = 10_000;

/** Sentence for a server without ffmpeg. */
const ABSENT =
  "Este servidor no puede trabajar con vídeo: falta ffmpeg. Quien lo administra puede instalarlo (apt-get install ffmpeg) o decir dónde está con FFMPEG_PATH.";

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Absent, or not to be run: the same to who looks for a program.
  }
}

const foldersOfPath = (): readonly string[] => (process.env.PATH ?? "").split(delimiter).filter(isAbsolute);

const onPath = (name: string): string | undefined =>
  foldersOfPath()
    .map((folder) => join(folder, name))
    .find(isProgram);

/**
 * Finds ffmpeg without running it.
 *
 * @param configured - `FFMPEG_PATH`: the program; where it is given, no other is looked for.
 * @returns `null` when there is none, or no ffprobe beside it or on the path.
 */
export function locateFfmpeg(configured: string | undefined): FfmpegPrograms | null {
  const ffmpeg = configured ? [configured].find(isProgram) : onPath("ffmpeg");
  if (ffmpeg === undefined) return null;
  const beside = join(dirname(ffmpeg), "ffprobe");
  const ffprobe = isProgram(beside) ? beside : onPath("ffprobe");
  return ffprobe === undefined ? null : { ffmpeg, ffprobe };
}

/**
 * Finds ffmpeg and asks it what it is.
 *
 * @param configured - `FFMPEG_PATH`.
 * @returns `null` when there is none, or it does not run.
 */
export async function findFfmpeg(configured?: string): Promise<FoundFfmpeg | null> {
  const programs = locateFfmpeg(configured);
  if (programs === null) return null;
  try {
    const options = { timeout: VERSION_WAIT_MS, env: programEnvironment() };
    const { stdout } = await promisify(execFile)(programs.ffmpeg, ["-version"], options);
    const version = /^ffmpeg version (\S{1,100})/.exec(stdout)?.[1];
    return version === undefined ? null : { ...programs, version };
  } catch {
    return null; // A program that does not tell its version makes no video either.
  }
}

/**
 * The programs that work with video is done with.
 *
 * @param configured - `FFMPEG_PATH`.
 * @throws {MissingProgramError} When there are none: says what to install.
 */
export function requireFfmpeg(configured: string | undefined = process.env.FFMPEG_PATH): FfmpegPrograms {
  const programs = locateFfmpeg(configured);
  if (programs === null) throw new MissingProgramError(ABSENT);
  return programs;
}

/** Returns the variables that a program needs from this process's environment, which holds secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, LANG: "C.UTF-8", AV_LOG_FORCE_NOCOLOR: "1", ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) };
}
