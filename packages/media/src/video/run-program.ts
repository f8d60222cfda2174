import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { lowerPriority } from "../apart/held-bytes.ts";
import { MediaError, MissingProgramError } from "../maker.ts";
import { programEnvironment } from "./ffmpeg.ts";
import { judgeEnd, type ProgramEnd } from "./program-end.ts";

/** Program to run, and the options of the run. */
export interface ProgramRun<Output> {
  readonly program: string;
  readonly args: readonly string[];
  /** Aborted when it must stop. */
  readonly signal: AbortSignal;
  /** Reads what it writes, to the end. */
  readonly read: (output: Readable) => Promise<Output>;
  /** Told by `-progress pipe:3`. @param seconds - Of the result, so far. */
  readonly onSeconds?: (seconds: number) => void;
  /** Time that it may take to end when asked, before it is made to, milliseconds. */
  readonly patienceMs?: number;
}

/** Result of a program that ended well. */
export interface ProgramResult<Output> {
  readonly output: Output;
  /** Last part of what it complained of. */
  readonly complaints: string;
}

/** As much as is kept of what a program complains of, characters: broken files make it repeat itself without end. */
const MOST_COMPLAINTS = 20_000;

const PATIENCE_MS = 2000;

/** Signals for the whole group. One that has ended already is no failure. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A stream that a program was given when it began. */
function pipeOf({ stdio }: ChildProcess, position: number): Readable {
  const pipe = stdio[position];
  if (!(pipe instanceof Readable)) throw new TypeError(`The program has no pipe ${position}.`);
  return pipe;
}

function readSeconds(progress: Readable, onSeconds: (seconds: number) => void): void {
  createInterface({ input: progress }).on("line", (line) => {
    const microseconds = Number(/^out_time_us=(\d{1,15})$/.exec(line)?.[1]);
    if (microseconds >= 0) onSeconds(microseconds / 1_000_000);
  });
}

/** Keeps the last of what a program complains of. */
function complaintsOf(stream: Readable): () => string {
  let kept = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    kept = (kept + text).slice(-MOST_COMPLAINTS);
  });
  return () => kept;
}

/** Returns how a program ended, once all that it wrote was taken. */
function endOf(child: ChildProcess): Promise<Pick<ProgramEnd, "code" | "signal">> {
  return new Promise((settle, reject) => {
    child.once("error", (cause) =>
      reject(new MissingProgramError(`No se ha podido arrancar ffmpeg (${child.spawnfile}).`, { cause })),
    );
    child.once("close", (code, signal) => settle({ code, signal }));
  });
}

/**
 * Runs a program of ffmpeg: its arguments as they are (no shell), no input, a group of its own that ends as a whole, at a low
 * priority, and without this process's environment.
 *
 * @throws The signal's reason when it was aborted; {@link MediaError} when the program gave up; another `Error`, worth
 *   trying again, when somebody ended it.
 */
export async function runProgram<Output>(run: ProgramRun<Output>): Promise<ProgramResult<Output>> {
  const { program, args, signal, read, onSeconds = () => {}, patienceMs = PATIENCE_MS } = run;
  signal.throwIfAborted();
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: true, // A group of its own.
    cwd: tmpdir(),
    env: programEnvironment(),
  });
  const { pid } = child;
  const ended = endOf(child);
  const complaints = complaintsOf(pipeOf(child, 2));
  readSeconds(pipeOf(child, 3), onSeconds);
  let lastCall: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (pid === undefined) return;
    signalGroup(pid, "SIGTERM");
    lastCall ??= setTimeout(() => signalGroup(pid, "SIGKILL"), patienceMs);
  };
  signal.addEventListener("abort", stop, { once: true });
  lowerPriority(pid);
  const written = pipeOf(child, 1);
  const output = read(written).catch((error: unknown) => {
    stop();
    // What it still writes is taken, so that it can end.
    written.resume();
    throw error;
  });
  try {
    const [end, reading] = await Promise.all([
      ended,
      output.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    ]);
    signal.throwIfAborted();
    if ("error" in reading) throw reading.error;
    judgeEnd({ ...end, complaints: complaints() });
    return { output: reading.value, complaints: complaints() };
  } finally {
    clearTimeout(lastCall);
    signal.removeEventListener("abort", stop);
  }
}

/** Takes what a program writes where nothing of it matters. */
export async function ignoreOutput(output: Readable): Promise<void> {
  for await (const _ of output);
}

/** Reads text of a bounded length. @throws {MediaError} When there is more. */
export const textUpTo =
  (mostBytes: number) =>
  async (output: Readable): Promise<string> => {
    let text = "";
    for await (const chunk of output.setEncoding("utf8")) {
      text += String(chunk);
      if (text.length > mostBytes) throw new MediaError("El vídeo dice demasiado de sí mismo para leerlo.");
    }
    return text;
  };
