/** Time between two looks at the clock while a step runs in a terminal. Milliseconds. */
const TICK_MS = 500;

function seconds(fromMs: number): string {
  return `${((performance.now() - fromMs) / 1000).toLocaleString("es", { maximumFractionDigits: 1 })} s`;
}

/**
 * Runs a step and shows that it is running, for how long, and how it ended.
 *
 * @param label - What is being done, in Spanish, without a final stop.
 * @returns What the step returns.
 */
export async function showStep<Result>(label: string, step: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const { stdout } = process;
  const tick = setInterval(() => stdout.isTTY && stdout.write(`\r… ${label} (${seconds(startMs)}) `), TICK_MS);
  if (!stdout.isTTY) stdout.write(`… ${label}\n`);
  const end = (mark: string) => {
    clearInterval(tick);
    stdout.write(`${stdout.isTTY ? "\r" : ""}${mark} ${label} (${seconds(startMs)})   \n`);
  };
  try {
    const result = await step();
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}
