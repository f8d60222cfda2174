import type { Page } from "playwright-core";

/** Words to type, and the hand that types them. */
interface Typing {
  readonly texts: readonly string[];
  /** Between two keys, milliseconds. */
  readonly keyMs: number;
}

/** Time in which the last answers are painted, milliseconds. */
const LAST_MS = 1000;

/** Notes, in the page, the time from each key until the browser has painted what a part shows for it, once that says that it is not busy. */
function watchAnswers(part: string): void {
  const paints: number[] = [];
  let keyMs: number | null = null;
  document.addEventListener("input", () => (keyMs = performance.now()), true);
  const body = document.querySelector(part);
  if (body === null) throw new Error(`There is no ${part}.`);
  new MutationObserver(() => {
    if (keyMs === null || body.getAttribute("aria-busy") !== "false") return;
    const sinceMs = keyMs;
    keyMs = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => paints.push(performance.now() - sinceMs);
      port2.postMessage("");
    });
  }).observe(body, { attributes: true, attributeFilter: ["aria-busy"] });
  Reflect.set(window, "paintsMs", paints);
}

/**
 * Types into the field that has the focus and tells how long each key took to its painted answer.
 *
 * @param part - Selector of what shows the answers and says `aria-busy`.
 * @returns Milliseconds, shortest first. @throws {Error} When fewer than nine of ten keys were answered.
 */
export async function paintedAnswers(page: Page, part: string, { texts, keyMs }: Typing): Promise<readonly number[]> {
  const field = page.locator(":focus");
  await page.evaluate(watchAnswers, part);
  for (const text of texts) {
    await field.fill("");
    await field.pressSequentially(text, { delay: keyMs });
    await page.waitForTimeout(keyMs);
  }
  await page.waitForTimeout(LAST_MS);
  const paints = await page.evaluate((): unknown => Reflect.get(window, "paintsMs"));
  const times = Array.isArray(paints) ? paints.map(Number).toSorted((a, b) => a - b) : [];
  const keys = texts.join("").length;
  if (times.length < keys * 0.9) throw new Error(`${part}: ${times.length} answers were painted of ${keys} keys.`);
  return times;
}
