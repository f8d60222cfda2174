import type { Browser, Page } from "playwright-core";
import type { RunningSite } from "../src/start-site.ts";

/** Most that a change may take to be painted, 95 of 100 times, milliseconds. */
const MOST_MS = 100;
/** Changes of each tool. */
const KEYS = 48;
/** Between two changes: what follows the first is over. Milliseconds. */
const REST_MS = 900;
const PATIENCE = { timeout: 60_000 };
const VIEWPORT = { width: 1280, height: 900 };

/** A tool with a field, whose change shows on its stage. */
interface PaintedTool {
  readonly name: string;
  /** Type of the graphic of the examples that is edited; its editor is opened. */
  readonly type?: string;
  /** Address of its page, where it is one. */
  readonly path?: string;
  /** Finds the field that is written in. */
  readonly field: (page: Page) => ReturnType<Page["locator"]>;
  /** Whether its view is a page in a frame, which is another frame after each change. */
  readonly isFramed: boolean;
}

const titleOf = (page: Page) => page.getByLabel("Título", { exact: true });

const PAINTED_TOOLS: readonly PaintedTool[] = [
  { name: "figure", type: "figure", field: titleOf, isFramed: true },
  { name: "image", type: "image", field: titleOf, isFramed: true },
  { name: "switcher", type: "switcher", field: titleOf, isFramed: true },
  { name: "card", type: "card", field: (page) => page.getByLabel("Titular", { exact: true }), isFramed: false },
  { name: "locator", type: "locator", field: titleOf, isFramed: false },
  {
    name: "tools-box",
    path: "/docs/Herramientas%20Online/ToolsBox",
    field: (page) => page.getByLabel("Titular", { exact: true }),
    isFramed: false,
  },
];

/** Notes, in the page, the time from each change of a field until the browser has painted what it changes on the stage. */
function watchPaints({ isFramed }: { isFramed: boolean }): void {
  const paints: number[] = [];
  let changedMs: number | null = null;
  let shown = "";
  const isNews = () => {
    if (!isFramed) return true;
    const name = document.querySelector<HTMLIFrameElement>('.nv-stage__sheet[data-shown="true"] iframe')?.name ?? "";
    const isOther = name !== shown;
    shown = name;
    return isOther;
  };
  isNews();
  document.addEventListener("input", () => (changedMs = performance.now()), true);
  const stage = document.querySelector(".nv-bench__stage");
  if (stage === null) throw new Error("There is no stage.");
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    if (!isNews() || changedMs === null) return;
    const sinceMs = changedMs;
    changedMs = null;
    // What comes after the drawing of a frame runs behind its paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => paints.push(performance.now() - sinceMs);
      port2.postMessage("");
    });
  }).observe(stage, watched);
  Reflect.set(window, "paintsMs", paints);
}

async function measure(browser: Browser, { url, cookie }: RunningSite, tool: PaintedTool, id: string) {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, extraHTTPHeaders: { cookie } });
  try {
    const page = await context.newPage();
    await page.goto(tool.path ?? `/embed_data?grafico=${id}&editar=true`);
    const field = tool.field(page);
    await field.waitFor(PATIENCE);
    await page.locator(tool.isFramed ? '.nv-stage__sheet[data-shown="true"]' : ".nv-bench__stage").waitFor(PATIENCE);
    await page.waitForTimeout(3 * REST_MS);
    // As a person comes to it: what a page fetches once somebody moves is there before they write.
    await field.click();
    await page.keyboard.press("End");
    await page.waitForTimeout(3 * REST_MS);
    await page.evaluate(watchPaints, { isFramed: tool.isFramed });
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press(key % 4 === 3 ? "Backspace" : "n");
      await page.waitForTimeout(REST_MS);
    }
    return await page.evaluate((): unknown => Reflect.get(window, "paintsMs"));
  } finally {
    await context.close();
  }
}

/** Finds a graphic of a type among the examples. @throws {Error} When there is none. */
async function exampleOf({ url, cookie }: RunningSite, type: string): Promise<string> {
  const response = await fetch(`${url}/api/graphics?type=${type}`, { headers: { cookie } });
  const { items } = (await response.json()) as { items: readonly { id: string }[] };
  const [first] = items;
  if (first === undefined) throw new Error(`There is no example of ${type}.`);
  return first.id;
}

/** Measures how long a change takes until it is painted, by tool, and prints it; ends with code 1 over the budget. */
export async function benchPainted(browser: Browser, site: RunningSite): Promise<void> {
  for (const tool of PAINTED_TOOLS) {
    const found = await measure(browser, site, tool, tool.type === undefined ? "" : await exampleOf(site, tool.type));
    const times = Array.isArray(found) ? found.map(Number).toSorted((a, b) => a - b) : [];
    // Each change counts: what was not painted took for ever.
    if (times.length < KEYS - 1) throw new Error(`${tool.name}: ${times.length} paints of ${KEYS} changes.`);
    const p95Ms = times[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
    const isOver = p95Ms > MOST_MS;
    console.log(
      `tools: ${tool.name}: a change is painted within ${p95Ms.toFixed(0)} ms p95 (at most ${MOST_MS}; median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)}; ${times.length} changes)${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  }
}
