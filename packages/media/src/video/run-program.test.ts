import { execFile } from "node:child_process";
import { getPriority } from "node:os";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { hasFfmpeg } from "../../test/clips.ts";
import { MediaError } from "../maker.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { ignoreOutput, runProgram, textUpTo } from "./run-program.ts";

const SHELL = "/bin/sh";
const never = (): AbortSignal => new AbortController().signal;
const shell = (script: string) => ({ program: SHELL, args: ["-c", script], signal: never(), read: textUpTo(1000) });

/** Whether a process runs: one that ended may wait to be buried for as long as who adopted it likes. */
async function isRunning(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "stat=", "-p", String(pid)]).catch(() => ({ stdout: "Z" }));
  return !stdout.trim().startsWith("Z");
}

/** Gives each number that a program writes. */
const numbers =
  (take: (number: number) => void) =>
  async (output: Readable): Promise<void> => {
    for await (const chunk of output) for (const word of String(chunk).trim().split(/\s+/)) take(Number(word));
  };

describe("a program", () => {
  test("gives what it writes, and the last of what it complains of", async () => {
    const { output, complaints } = await runProgram(shell("echo sí; seq 1 20000 >&2; echo fin >&2"));
    expect(output).toBe("sí\n");
    expect(complaints.length).toBeLessThanOrEqual(20_000);
    expect(complaints.endsWith("20000\nfin\n")).toBe(true);
  });

  test("gets its arguments as they are", async () => {
    const args = ["-c", 'printf "%s|" "$@"', "sh", "a b", "$(id)", "; rm -rf x", "*"];
    expect((await runProgram({ ...shell(""), args })).output).toBe("a b|$(id)|; rm -rf x|*|");
  });

  test("gets no secret of this process, and nothing to read", async () => {
    process.env.NV_TEST_SECRET = "secreto";
    const { output } = await runProgram(shell("env; cat"));
    delete process.env.NV_TEST_SECRET;
    expect(output).not.toContain("secreto");
  });

  test("runs below people's requests", async () => {
    let seen = 0;
    const read = numbers((pid) => {
      if (pid > 0) seen = getPriority(pid);
    });
    await runProgram({ ...shell("sleep 0.05; echo $$; sleep 0.05"), read });
    expect(seen).toBeGreaterThan(getPriority());
  });

  test("that gives up says why to who brought the file, and the rest to the log", async () => {
    const error = await runProgram(shell("echo 'Something unheard of' >&2; exit 1")).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MediaError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^ffmpeg se ha parado \(código 1\)/),
      cause: { message: "Something unheard of" },
    });
  });

  test("on a full disk says so", async () => {
    const error = await runProgram(shell("echo 'x.mp4: No space left on device' >&2; exit 1")).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MediaError);
    expect(error).toMatchObject({ message: expect.stringMatching(/^No queda sitio en el disco/) });
  });

  test.each(["KILL", "TERM", "SEGV"])("ended by somebody with %s is worth trying again", async (name) => {
    const error = await runProgram(shell(`kill -${name} $$`)).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(MediaError);
    expect(error).toMatchObject({ message: `ffmpeg was ended by SIG${name}.` });
  });

  test("that says too much is ended", async () => {
    await expect(runProgram(shell("yes"))).rejects.toThrow(MediaError);
  });

  test("that is not there says so", async () => {
    await expect(runProgram({ ...shell(""), program: "/no/ffmpeg" })).rejects.toThrow(MediaError);
  });

  test("is not begun when it was called off before", async () => {
    const run = { ...shell("echo x"), signal: AbortSignal.abort(new Error("enough")) };
    await expect(runProgram(run)).rejects.toThrow("enough");
  });

  test("called off ends with all that it began, even what does not want to", async () => {
    const stop = new AbortController();
    const begun: number[] = [];
    const script = 'trap "" TERM; sleep 600 & echo $! $$; wait; sleep 600';
    const read = numbers((pid) => {
      begun.push(pid);
      if (begun.length === 2) stop.abort(new Error("enough"));
    });
    await expect(runProgram({ ...shell(script), signal: stop.signal, read, patienceMs: 20 })).rejects.toThrow("enough");
    expect(begun).toHaveLength(2);
    await expect.poll(() => Promise.all(begun.map(isRunning))).toEqual([false, false]);
  });

  test("that cannot be read to the end is ended", async () => {
    const read = async (): Promise<never> => Promise.reject(new Error("no more"));
    await expect(runProgram({ ...shell("yes"), read })).rejects.toThrow("no more");
  });
});

describe.skipIf(!hasFfmpeg())("ffmpeg itself", { timeout: 60_000 }, () => {
  /** Without an end, unless somebody ends it. */
  const endless = ["-nostdin", "-v", "error", "-progress", "pipe:3", "-stats_period", "0.1"];
  const drawn = ["-re", "-f", "lavfi", "-i", "testsrc2=size=64x64", "-f", "null", "-"];
  const script = `echo $$; exec "$0" "$@"`;
  const run = () => ({
    program: SHELL,
    args: ["-c", script, requireFfmpeg().ffmpeg, ...endless, ...drawn],
    signal: never(),
  });

  test("tells how far it is, and ends when it is called off", async () => {
    const stop = new AbortController();
    const onSeconds = (seconds: number): void => {
      if (seconds > 0.2) stop.abort(new Error("enough"));
    };
    await expect(runProgram({ ...run(), read: ignoreOutput, signal: stop.signal, onSeconds })).rejects.toThrow(
      "enough",
    );
  });

  test.each(["SIGKILL", "SIGTERM"] as const)(
    "ended by somebody in the middle with %s is worth trying again",
    async (name) => {
      let pid = 0;
      const read = numbers((number) => {
        pid = number;
      });
      const onSeconds = (seconds: number): void => {
        if (seconds > 0.2 && pid > 0) process.kill(pid, name);
      };
      const error = await runProgram({ ...run(), read, onSeconds }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MediaError);
    },
  );
});
