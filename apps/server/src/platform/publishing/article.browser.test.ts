import { createSocket } from "node:dgram";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { GraphicDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { typeOf } from "@nv/graphic-types";
import { DIALECTS, freePort } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { createMeasurePage, findChromium } from "../browser/measure-page.ts";

const ARTICLE = join(import.meta.dirname, "../../../../../examples/article/index.html");
const [dialect] = DIALECTS;
const [{ createStore }] = STORES;
/** Height that the frame of an example asks for: the double's charts are 380 px high. */
const CHART_PX = 380;

/** A story that is many screens long by itself, and a cover in a frame. */
const LONG_STORY = {
  type: "story",
  dek: "Una riada inventada.",
  blocks: [
    {
      format: "Texto",
      id: "uno",
      settings: {},
      steps: Array.from({ length: 30 }, (_, place) => ({
        ...{ id: `paso-${place}`, text: "El agua llegó de noche. ".repeat(20), alt: "", align: "center", data: {} },
      })),
    },
  ],
};

/** A browser on a busy machine takes its time. */
const eventually = <Value>(read: () => Promise<Value> | Value) => expect.poll(read, { timeout: 10_000 });

interface ShiftSum {
  readonly sum: number;
}

describe.runIf(dialect !== undefined)("an article on another origin", () => {
  let fake: FakeDatawrapper;
  let harness: TestHarness;
  let process: TestProcess;
  let readers: Server;
  let newspaper: Server;
  let browser: Browser;
  let base: string;
  let articleUrl: string;

  async function publish(title: string, config: object): Promise<GraphicDetail> {
    const fields = { title, altText: "Una serie inventada.", sourceLine: "Instituto de Ejemplo", config };
    const { id, version } = GraphicDetail.parse((await process.call("POST", "/api/graphics", fields)).body);
    return GraphicDetail.parse((await process.call("POST", `/api/graphics/${id}/publish`, { version })).body);
  }

  beforeAll(async () => {
    if (dialect === undefined) return;
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    process = await startProcess(harness.database, harness.store, { ...fake.env, PUBLIC_BASE_URL: base });
    readers = createServer((request, response) => void process.context.publishing.readers(request, response));
    readers.listen(port, "127.0.0.1");
    const article = (await readFile(ARTICLE, "utf8")).replaceAll("https://graficos.example.org", base);
    newspaper = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(article);
    }).listen(0, "127.0.0.1");
    await once(newspaper, "listening");
    const address = newspaper.address();
    articleUrl = `http://localhost:${typeof address === "object" ? address?.port : 0}/nota`;
    browser = await launchChromium();
    await publish("Serie de ejemplo", { type: "datawrapper", source: "ej001" });
    const items = ["ej001", "ej002", "ej003"].map((chart, index) => ({ label: `Lugar ${index + 1}`, chart }));
    await publish("Selector de ejemplo", { type: "switcher", items, control: "tabs", parameter: "lugar" });
  });
  afterAll(async () => {
    await browser.close();
    for (const server of [readers, newspaper]) {
      server.closeAllConnections();
      server.close();
    }
    await process.close();
    await harness.drop();
    await fake.stop();
  });

  /** Height that a page asks for in a frame of a width, in a browser that a reader has. */
  const heightInFrame = (page: Page, url: string, widthPx: number) =>
    page.evaluate(
      async ([src, width]) => {
        const frame = document.createElement("iframe");
        Object.assign(frame, { src, width });
        // No article is narrower than what stands in it.
        frame.style.cssText = "position:absolute;top:0;left:0;height:420px;border:0";
        document.body.append(frame);
        let lastPx = 0;
        addEventListener("message", ({ source, data }) => {
          if (source === frame.contentWindow && data.type === "height") lastPx = data.height;
        });
        await new Promise((resolve) => frame.addEventListener("load", resolve));
        for (let before = -1; before !== lastPx; ) {
          before = lastPx;
          await new Promise((resolve) => setTimeout(resolve, 300));
        }
        frame.remove();
        return lastPx;
      },
      [url, String(widthPx)] as const,
    );

  const frameHeight = (page: Page, selector: string) =>
    page.locator(selector).evaluate((frame) => frame.getBoundingClientRect().height);

  test("both graphics get their height, and nothing moves while they load", async () => {
    const page = await browser.newPage({ viewport: { width: 800, height: 1600 } });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += Number(Object(entry).value ?? entry.toJSON().value ?? 0);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(articleUrl);
    await eventually(() => frameHeight(page, 'iframe[data-nv="serie-de-ejemplo"]')).toBe(CHART_PX);
    const switcher = page.frameLocator("nv-grafico iframe");
    await switcher.locator('[role="tab"]').first().waitFor();
    await eventually(() => frameHeight(page, "nv-grafico iframe")).toBeGreaterThan(CHART_PX);
    const { sum }: ShiftSum = await page.evaluate(() => Object(window).shifts);
    expect(sum).toBe(0);
    await page.close();
  });

  test("a switcher loads one chart, swaps with the keyboard, and says which one is chosen", async () => {
    const page = await browser.newPage();
    const before = fake.asked.length;
    await page.goto(`${base}/g/selector-de-ejemplo/#lugar=2`);
    const tabs = page.getByRole("tab");
    await eventually(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    const charts = () => fake.asked.slice(before).filter((asked) => /^GET \/ej00\d\/$/.test(asked));
    await eventually(charts).toEqual(["GET /ej002/"]);
    await tabs.nth(1).focus();
    await page.keyboard.press("ArrowRight");
    await eventually(() => tabs.nth(2).getAttribute("aria-selected")).toBe("true");
    expect(new URL(page.url()).hash).toBe("#lugar=3");
    await eventually(() => page.locator("iframe:visible").getAttribute("src")).toBe(`${fake.cdnBase}/ej003/`);
    await page.close();
  });

  test("by width one chart is asked for, and another when there is room", async () => {
    await publish("Por anchos", {
      type: "media-query",
      rules: [
        { minPx: 0, maxPx: 599, chart: "ej005" },
        { minPx: 600, maxPx: null, chart: "ej006" },
      ],
    });
    const page = await browser.newPage({ viewport: { width: 360, height: 600 } });
    await page.goto(`${base}/g/por-anchos/`);
    const shown = () => page.locator("iframe:visible").getAttribute("src");
    await eventually(shown).toBe(`${fake.cdnBase}/ej005/`);
    expect(await page.locator("iframe").count()).toBe(1);
    await page.setViewportSize({ width: 900, height: 600 });
    await eventually(shown).toBe(`${fake.cdnBase}/ej006/`);
    await page.close();
  });

  test("columns of a wrapper are of one height, and become one column where there is no room", async () => {
    const charts = [{ chart: "ej007" }, { chart: "ej008" }];
    await publish("Dos columnas", { type: "wrapper", layout: "two", heading: "Dos series", charts });
    const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
    await page.goto(`${base}/g/dos-columnas/`);
    const boxes = () =>
      page.locator("iframe").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    await eventually(async () => (await boxes()).map(({ height }) => height)).toEqual([CHART_PX, CHART_PX]);
    expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
    await page.setViewportSize({ width: 400, height: 700 });
    await eventually(async () => new Set((await boxes()).map(({ top }) => top)).size).toBe(2);
    expect(await page.getByRole("heading", { name: "Dos series" }).isVisible()).toBe(true);
    await page.close();
  });

  test("a host script that comes late asks for what it missed", async () => {
    const page = await browser.newPage();
    const late = Promise.withResolvers<void>();
    await page.route("**/e/v1/host.js", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(articleUrl, { waitUntil: "domcontentloaded" });
    const inner = page.frameLocator('iframe[data-nv="serie-de-ejemplo"]').locator("iframe");
    await eventually(() => inner.evaluate((frame) => Object(frame).style.height)).toBe(`${CHART_PX}px`);
    await page.locator('iframe[data-nv="serie-de-ejemplo"]').evaluate((frame) => {
      frame.removeAttribute("data-nv-heights");
      Object.assign(Object(frame).style, { minHeight: "0", height: "50px" });
    });
    late.resolve();
    await eventually(() => frameHeight(page, 'iframe[data-nv="serie-de-ejemplo"]')).toBe(CHART_PX);
    await page.close();
  });

  test("the page of a frame that is not ours is heard by nobody", async () => {
    const page = await browser.newPage();
    await page.goto(articleUrl);
    await eventually(() => frameHeight(page, 'iframe[data-nv="serie-de-ejemplo"]')).toBe(CHART_PX);
    await page.evaluate(() => {
      postMessage({ source: "nv", v: 1, type: "height", id: "serie-de-ejemplo", height: 9000 }, "*");
      const stranger = document.createElement("iframe");
      stranger.srcdoc = "<script>parent.postMessage({'datawrapper-height':{ej001:9000}},'*')</script>";
      document.body.append(stranger);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await frameHeight(page, 'iframe[data-nv="serie-de-ejemplo"]')).toBe(CHART_PX);
    await page.close();
  });

  test("a page is light, and reads without its script", async () => {
    const { body } = await process.read("/g/selector-de-ejemplo/");
    expect(gzipSync(body).length).toBeLessThan(60_000);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${base}/g/serie-de-ejemplo/`);
    expect(await page.locator("iframe").getAttribute("src")).toBe(`${fake.cdnBase}/ej001/`);
    await page.goto(`${base}/g/selector-de-ejemplo/`);
    expect(await page.getByRole("link").allTextContents()).toEqual(["Lugar 1", "Lugar 2", "Lugar 3"]);
    await context.close();
  });

  test("the machine's browser measures a graphic at each width and takes its picture, and goes nowhere else", async () => {
    const program = findChromium(globalThis.process.env.CHROMIUM_PATH);
    if (program === null) throw new Error("There is a browser: these tests run in it.");
    const measure = createMeasurePage({ program, sandbox: "on" }, [base, fake.cdnBase]);
    const { heightsPx, image } = await measure(`${base}/g/serie-de-ejemplo/`, AbortSignal.timeout(60_000));
    expect(heightsPx.map(([widthPx]) => widthPx)).toEqual([320, 640, 980]);
    for (const [, heightPx] of heightsPx) expect(heightPx).toBe(CHART_PX);
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    // A page that would show what only this machine reaches.
    const inside = await startFakeDatawrapper();
    const luring = createServer((_request, response) => {
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(`<iframe src="${inside.cdnBase}/ej001/1/"></iframe>`);
    }).listen(0, "127.0.0.1");
    await once(luring, "listening");
    const address = luring.address();
    const lure = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    await createMeasurePage({ program, sandbox: "on" }, [lure])(`${lure}/`, AbortSignal.timeout(60_000));
    expect(inside.asked).toEqual([]);
    luring.close();
    await inside.stop();
  }, 120_000);

  test("a page is measured where its layout turns too, so that room is kept by the width that it has", async () => {
    const program = findChromium(globalThis.process.env.CHROMIUM_PATH);
    if (program === null) throw new Error("There is a browser: these tests run in it.");
    const charts = [{ chart: "ej009" }, { chart: "ej010" }];
    await publish("Dos que giran", { type: "wrapper", layout: "two", breakpointPx: 560, charts });
    const measure = createMeasurePage({ program, sandbox: "on" }, [base, fake.cdnBase]);
    const { heightsPx } = await measure(`${base}/g/dos-que-giran/`, AbortSignal.timeout(120_000), [560, 0, 9999]);
    expect(heightsPx.map(([widthPx]) => widthPx)).toEqual([320, 560, 640, 980]);
    const heightAt = new Map(heightsPx);
    expect(heightAt.get(560)).toBe(heightAt.get(640));
    expect(heightAt.get(320)).toBeGreaterThan(2 * CHART_PX);
  }, 180_000);

  test("a page that is measured has the width that was asked for, however narrow, and is framed as in an article", async () => {
    const program = findChromium(globalThis.process.env.CHROMIUM_PATH);
    if (program === null) throw new Error("There is a browser: these tests run in it.");
    // Its height is its width, and ten times that where nobody frames it.
    const page = `<body data-nv-told data-nv-height="1"><script>
      const height = innerWidth * (self === top ? 10 : 1);
      parent.postMessage({ source: "nv", v: 1, type: "height", height }, "*");
    </script></body>`;
    const newest = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(page);
    }).listen(0, "127.0.0.1");
    await once(newest, "listening");
    const address = newest.address();
    const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const measure = createMeasurePage({ program, sandbox: "on" }, [origin]);
    const { heightsPx } = await measure(`${origin}/`, AbortSignal.timeout(60_000), [414]);
    expect(heightsPx).toEqual([320, 414, 640, 980].map((widthPx) => [widthPx, widthPx]));
    newest.close();
  }, 120_000);

  test("what is measured at a width is what a frame of that width asks for, of a picture, a figure and a story", async () => {
    const program = findChromium(globalThis.process.env.CHROMIUM_PATH);
    if (program === null) throw new Error("There is a browser: these tests run in it.");
    const measure = createMeasurePage({ program, sandbox: "on" }, [base, fake.cdnBase]);
    const page = await browser.newPage();
    await page.goto(`${new URL(articleUrl).origin}/nota`);
    for (const config of [typeOf("card").example.config, typeOf("figure").example.config, LONG_STORY]) {
      const { slug } = await publish(`Medida de ${config.type}`, config);
      const url = `${base}/g/${slug}/`;
      const { heightsPx } = await measure(url, AbortSignal.timeout(90_000));
      // A phone's column, an article's, and a wide one's: each from the browser that a reader has.
      const seen: [number, number][] = [];
      for (const [widthPx] of heightsPx) seen.push([widthPx, await heightInFrame(page, url, widthPx)]);
      expect(heightsPx).toEqual(seen);
      expect(heightsPx.map(([widthPx]) => widthPx)).toEqual([320, 640, 980]);
    }
    await page.close();
  }, 300_000);

  test("a page that is measured sends nothing by itself: no datagram and no connection", async () => {
    const program = findChromium(globalThis.process.env.CHROMIUM_PATH);
    if (program === null) throw new Error("There is a browser: these tests run in it.");
    const reached: string[] = [];
    const datagrams = createSocket("udp4").on("message", () => void reached.push("datagram"));
    datagrams.bind(0, "127.0.0.1");
    await once(datagrams, "listening");
    const stream = createTcpServer(() => void reached.push("stream")).listen(0, "127.0.0.1");
    await once(stream, "listening");
    const told: string[] = [];
    const ports = { udp: datagrams.address().port, tcp: Object(stream.address()).port };
    const page = `<script>
      const connection = new RTCPeerConnection({ iceServers: [
        { urls: "stun:127.0.0.1:${ports.udp}" },
        { urls: "turn:127.0.0.1:${ports.tcp}?transport=tcp", username: "a", credential: "b" } ] });
      connection.createDataChannel("x");
      connection.onicecandidate = ({ candidate }) => fetch("/candidate?" + encodeURIComponent(candidate?.candidate ?? "end"));
      connection.createOffer().then((offer) => connection.setLocalDescription(offer)).then(() => fetch("/asked"));
      fetch("http://127.0.0.1:${ports.tcp}/").catch(() => fetch("/refused"));
    </script>`;
    const hostile = createServer((request, response) => {
      told.push(request.url ?? "");
      response.writeHead(200, { "content-type": "text/html" }).end(request.url === "/" ? page : "");
    }).listen(0, "127.0.0.1");
    await once(hostile, "listening");
    const lure = `http://127.0.0.1:${Object(hostile.address()).port}`;
    await createMeasurePage({ program, sandbox: "on" }, [lure])(`${lure}/`, AbortSignal.timeout(60_000));
    expect(told).toContain("/asked");
    expect(told.filter((url) => url.startsWith("/candidate?candidate"))).toEqual([]);
    expect(reached).toEqual([]);
    datagrams.close();
    stream.close();
    hostile.close();
  }, 120_000);

  test("a browser that cannot keep pages apart is not used, and says so", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nv-no-sandbox-"));
    const program = join(folder, "chromium");
    // What Chromium answers where the system gives it no sandbox.
    await writeFile(program, "#!/bin/sh\necho 'FATAL: No usable sandbox! Update your kernel' >&2\nexit 1\n", {
      mode: 0o755,
    });
    await chmod(folder, 0o755);
    const measure = createMeasurePage({ program, sandbox: "on" }, []);
    await expect(measure("http://127.0.0.1:1/", AbortSignal.timeout(10_000))).rejects.toMatchObject({
      code: "BROWSER_WITHOUT_SANDBOX",
    });
    await rm(folder, { recursive: true });
  });

  test("a chart of others cannot lead the reader away from the article", async () => {
    const page = await browser.newPage();
    await page.goto(`${base}/g/selector-de-ejemplo/`);
    const chart = page.frameLocator("iframe");
    await chart.locator("body").waitFor();
    await chart.locator("body").evaluate(() => {
      try {
        Object(top).location.href = "http://localhost:1/otra";
      } catch {
        // Newer browsers throw, older ones only refuse.
      }
    });
    await chart.locator("body").evaluate(() => window.open("about:blank", "_top"));
    expect(new URL(page.url()).pathname).toBe("/g/selector-de-ejemplo/");
    await page.close();
  });

  test("the article follows what is published again in Datawrapper, without anybody publishing here", async () => {
    const page = await browser.newPage();
    const chartOf = async () => {
      await page.goto(articleUrl);
      const chart = page.frameLocator('iframe[data-nv="serie-de-ejemplo"]').frameLocator("iframe");
      return chart.getByText(/^Versión \d+$/).textContent();
    };
    expect(await chartOf()).toBe("Versión 1");
    fake.republish("ej001", "EJEMPLO 1: corregido");
    expect(await chartOf()).toBe("Versión 2");
    await page.close();
  });
});
