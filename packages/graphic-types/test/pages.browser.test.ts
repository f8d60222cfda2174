import { drawClip, ORIGIN, openPublished, shiftOf } from "@nv/piece-parts/test";
import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import { inEachRun } from "@nv/test-kit/depth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FigureConfig } from "../src/figure/config.ts";
import { figureExample } from "../src/figure/example.ts";
import { LISTED_KINDS } from "../src/figure/kinds/listed-kinds.ts";
import { imageExample } from "../src/image/example.ts";
import { tableExample } from "../src/table/example.ts";
import { videoExample } from "../src/video/example.ts";
import { videoOpenerExample } from "../src/video-opener/example.ts";
import { pageOf, readerAssets } from "./published-page.ts";

const WIDTHS_PX = [320, 640, 980, 1920];
/** A page in a frame is a part of an article, which has its heading. */
const NO_HEADING = { without: ["page-has-heading-one"] };

const EXAMPLES = [imageExample, figureExample, tableExample, videoExample, videoOpenerExample];

let browser: Browser;
let built: Awaited<ReturnType<typeof readerAssets>>;
let clip: Buffer;

beforeAll(async () => {
  [browser, built] = await Promise.all([launchChromium(), readerAssets(["image", "figure", "table", "video-opener"])]);
  clip = await drawClip(browser);
});
afterAll(() => browser.close());

const filesOf = (example: (typeof EXAMPLES)[number]) => pageOf(example, built);
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, ratio: Math.round((100 * width) / height) / 100 };
    });

describe.each(EXAMPLES)("$config.type", (example) => {
  test.each(inEachRun(WIDTHS_PX, [320]))(
    "keeps its place at %d px, and axe finds nothing around light nor dark",
    async (widthPx) => {
      for (const theme of ["light", "dark"]) {
        const { page } = await openPublished(browser, filesOf(example), {
          clip,
          viewport: { width: widthPx, height: 800 },
        });
        await page.goto(`${ORIGIN}/#nv-theme=${theme}`);
        await page.waitForLoadState("load");
        expect(await shiftOf(page)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        if (theme === "dark") await page.addStyleTag({ content: "html { background: #121212 }" });
        // With the theme only colours change.
        expect(await findWithAxe(page, theme === "dark" ? { only: ["color-contrast"] } : NO_HEADING)).toEqual([]);
        await page.close();
      }
    },
  );
});

describe("a picture", () => {
  test("loads the one of the frame's width, in the newest format", async () => {
    for (const { widthPx, name, ratio } of [
      { widthPx: 320, name: "b501/picture/640.avif", ratio: 0.8 },
      { widthPx: 980, name: "b502/picture/1280.avif", ratio: 1.5 },
    ]) {
      const { page, asked } = await openPublished(browser, filesOf(imageExample), {
        viewport: { width: widthPx, height: 800 },
      });
      await page.goto(`${ORIGIN}/`);
      expect(asked).toEqual([expect.stringContaining(name)]);
      expect(await sizeOf(page, "img")).toEqual({ width: widthPx, ratio });
      await page.close();
    }
  });

  test("is a link to itself without a script, with the place kept", async () => {
    const { page } = await openPublished(browser, filesOf(imageExample), { javaScriptEnabled: false });
    await page.goto(`${ORIGIN}/`);
    const link = page.getByRole("link", { name: imageExample.altText });
    expect(await link.getAttribute("href")).toMatch(/b502\/picture\/1920\.jpg$/);
    await page.close();
  });

  test("fills the screen and leaves it by its button, where the page may", async () => {
    const { page } = await openPublished(browser, filesOf(imageExample), {});
    await page.goto(`${ORIGIN}/`);
    const link = page.getByRole("link", { name: imageExample.altText });
    await link.press("Enter");
    const close = page.getByRole("button", { name: "Cerrar" });
    await close.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cerrar");
    await close.press("Enter");
    await close.waitFor({ state: "detached" });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });
});

describe("a figure", () => {
  const open = async (options: Parameters<typeof openPublished>[2]) => {
    const { page } = await openPublished(browser, filesOf(figureExample), options);
    await page.goto(`${ORIGIN}/`);
    return page;
  };
  const drawn = (page: Page) => page.locator("svg:visible");

  test("has the drawing of its frame's width, and its texts are at least 12 px and inside", async () => {
    for (const { widthPx, name } of [
      { widthPx: 320, name: "nv-fig-movil" },
      { widthPx: 640, name: "nv-fig-ancho" },
      { widthPx: 980, name: "nv-fig-pagina" },
    ]) {
      const page = await open({ viewport: { width: widthPx, height: 800 } });
      expect(await drawn(page).count()).toBe(1);
      expect(await drawn(page).getAttribute("class")).toBe(name);
      const texts = await drawn(page).evaluate((svg) => {
        const { left, right, width } = svg.getBoundingClientRect();
        const boxes = [...svg.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
        const scale = width / Number(svg.getAttribute("viewBox")?.split(" ")[2]);
        const isInside = boxes.every((box) => box.left >= left - 1 && box.right <= right + 1);
        return { isInside, sizePx: Number(svg.getAttribute("font-size")) * scale };
      });
      expect(texts.isInside).toBe(true);
      expect(texts.sizePx).toBeGreaterThanOrEqual(12);
      await page.close();
    }
  });

  test("tells everything without a script, in its table", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.getByText("Ver los datos").click();
    expect(await page.getByRole("row", { name: /^jun 2025 4,9/ }).count()).toBe(1);
    await page.close();
  });

  test("says the value under the finger with its edges, and the keys go on from there", async () => {
    const page = await open({ viewport: { width: 360, height: 800 } });
    const tip = page.locator(".nv-fig-tip");
    const { width = 0, height = 0 } = (await drawn(page).boundingBox()) ?? {};
    await drawn(page).hover({ position: { x: width * 0.11, y: height / 2 } });
    expect(await tip.innerText()).toMatch(/^ene 2025\s+Ejemplia: 3,1\u00a0% \(2,7 a 3,5\)\s+Vecinos: 2,6\u00a0%$/);
    const drawing = page.getByRole("application", { name: figureExample.altText });
    await drawing.press("ArrowRight");
    await expect.poll(() => tip.innerText()).toContain("feb 2025");
    await drawing.press("ArrowLeft");
    await expect.poll(() => tip.innerText()).toContain("ene 2025");
    await drawing.press("Escape");
    await tip.waitFor({ state: "hidden" });
    await page.close();
  });

  describe("to who does not see it", () => {
    /** Returns what the tree of accessibility has of a role: its name, its description and the texts in it. */
    async function heard(page: Page, role: string) {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      await session.detach();
      const node = nodes.find((one) => one.role?.value === role);
      const byId = new Map(nodes.map((one) => [one.nodeId, one]));
      const texts = (node?.childIds ?? []).map((id) => String(byId.get(id)?.name?.value ?? ""));
      const text = (value: unknown) => (typeof value === "string" ? value.replaceAll("\u00a0", " ") : "");
      return {
        name: text(node?.name?.value),
        description: text(node?.description?.value),
        text: texts.map(text).join("").trim(),
      };
    }
    const told = (page: Page) => expect.poll(async () => (await heard(page, "status")).text);
    const openWithKeys = async () => {
      const { page, asked } = await openPublished(browser, filesOf(figureExample), {
        viewport: { width: 640, height: 800 },
      });
      await page.addInitScript(() => {
        const made: number[] = [];
        Object.assign(globalThis, { pitches: made });
        const { setValueAtTime } = AudioParam.prototype;
        AudioParam.prototype.setValueAtTime = function set(value, atS) {
          if (value > 100) made.push(Math.round(value));
          return setValueAtTime.call(this, value, atS);
        };
      });
      await page.goto(`${ORIGIN}/`);
      await page.keyboard.press("Tab");
      return { page, asked };
    };

    test("says what it is and which keys it has, and loads nothing for them before the first", async () => {
      const { page, asked } = await openWithKeys();
      const { name, description } = await heard(page, "application");
      expect(name).toBe(figureExample.altText.replaceAll("\u00a0", " "));
      expect(description).toContain("M: máximo; N: mínimo");
      expect(await page.locator(".nv-fig-tip").innerText()).toBe(description);
      expect(asked).toEqual([]);
      await page.keyboard.press("End");
      await told(page).toBe("Último, Ejemplia, jun 2026: 2,1 % (1,7 a 2,5)");
      expect(asked).toEqual(["teclas.js"]);
      await page.close();
    });

    test("answers with the keys alone: the highest, the last, how it goes, and which of two is higher", async () => {
      const { page } = await openWithKeys();
      await page.keyboard.press("m");
      await told(page).toBe("Máximo, Ejemplia, jun 2025: 4,9 % (4,4 a 5,4)");
      await page.keyboard.press("ArrowDown");
      await told(page).toBe("Vecinos, jun 2025: 2,7 %");
      await page.keyboard.press("ArrowRight");
      await told(page).toBe("jul 2025: 2,8 %");
      await page.keyboard.press("ArrowUp");
      await told(page).toBe("Ejemplia, jul 2025: 4,7 % (4,2 a 5,2)");
      await page.keyboard.press("n");
      await told(page).toContain("Mínimo, Ejemplia, jun 2026: 2,1 %");
      await page.keyboard.press("End");
      await told(page).toBe("Último, Ejemplia, jun 2026: 2,1 % (1,7 a 2,5)");
      await page.keyboard.press("Home");
      await told(page).toBe("Primero, Ejemplia, ene 2025: 3,1 % (2,7 a 3,5)");
      await page.keyboard.press("t");
      await told(page).toBe(
        "Ejemplia, de 3,1 % (2,7 a 3,5) (ene 2025) a 2,1 % (1,7 a 2,5) (jun 2026): baja. Máximo, jun 2025: 4,9 % (4,4 a 5,4). Mínimo, jun 2026: 2,1 % (1,7 a 2,5)",
      );
      expect(await findWithAxe(page, NO_HEADING)).toEqual([]);
      await page.close();
    });

    test("sounds when it is asked to, higher for more, and stops", async () => {
      const { page } = await openWithKeys();
      const pitches = () => page.evaluate(() => Reflect.get(globalThis, "pitches") as number[]);
      await page.keyboard.press("Home");
      await told(page).toContain("Primero");
      expect(await pitches()).toEqual([]);
      await page.keyboard.press("s");
      await told(page).toBe("Suena Ejemplia, de ene 2025 a jun 2026. Escape: parar");
      const played = await pitches();
      expect(played).toHaveLength(18);
      // The highest of all values is two octaves over the A below the middle C, and the lowest that A.
      expect(Math.max(...played)).toBe(880);
      expect(played.indexOf(880)).toBe(5);
      expect(played.at(-1)).toBe(220);
      await page.keyboard.press("s");
      await told(page).toBe("Parado");
      await page.keyboard.press("Escape");
      await told(page).toBe("");
      await page.close();
    });
  });
});

describe("the keys of a figure", () => {
  /** Reads a cell of a table as a person does: «1.234,5», «−3», «–» for nothing. */
  const figureOf = (cell = "") =>
    /\d/.test(cell) ? Number(cell.replaceAll(".", "").replace(",", ".").replace("−", "-")) : null;

  /** Opens the page of a kind's example: what its table says is what the keys must say. */
  async function openKind(kind: (typeof LISTED_KINDS)[number]) {
    const { title, altText, config: own } = await kind.example();
    const config = FigureConfig.parse({ type: "figure", kind: kind.name, ...own });
    const { page } = await openPublished(browser, filesOf({ title, altText, sourceLine: "Mesa", config }), {});
    await page.goto(`${ORIGIN}/`);
    const cells = await page
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map(({ children }) => [...children].map(({ textContent }) => textContent ?? "")));
    const columns = config.data.columns.flatMap(({ role }, at) => (role === "value" ? [at + 1] : []));
    return { page, columns, rows: cells.filter((row) => columns.some((at) => figureOf(row[at]) !== null)) };
  }

  // One code walks over the values that each kind tells; which those are is shown by `keys.test.ts`.
  const APART: ReadonlySet<string> = new Set(["lines", "stacked", "scatter", "calendar"]);
  const KINDS = LISTED_KINDS.map((kind) => [kind.name, kind] as const);

  test.each(
    inEachRun(
      KINDS,
      KINDS.filter(([name]) => APART.has(name)),
    ),
  )(
    "lead in %s to the first, the last, the highest and the lowest of its table, and to its next line",
    async (_name, kind) => {
      const { page, columns, rows } = await openKind(kind);
      const [first = 1, second = first] = columns;
      const figures = rows.map((row) => figureOf(row[first])).filter((figure) => figure !== null);
      const rowOf = (figure: number) => rows.find((row) => figureOf(row[first]) === figure);
      const [most, least] = [rowOf(Math.max(...figures)), rowOf(Math.min(...figures))];
      const status = page.getByRole("status");
      await page.getByRole("application").focus();
      for (const [key, word, row = [], column] of [
        ["End", "Último, ", rows.at(-1), first],
        ["Home", "Primero, ", rows[0], first],
        ["ArrowRight", "", rows[1], first],
        ["m", "Máximo, ", most, first],
        ["n", "Mínimo, ", least, first],
        ["ArrowDown", "", least, second],
      ] as const) {
        await page.keyboard.press(key);
        const value = figureOf(row[column]) === null ? "sin dato" : row[column];
        await expect.poll(async () => (await status.allTextContents())[0]).toContain(`${row[0]}: ${value}`);
        expect((await status.allTextContents())[0]?.startsWith(word)).toBe(true);
      }
      await page.close();
    },
  );
});

describe("a table", () => {
  const open = async (options: Parameters<typeof openPublished>[2], config = tableExample.config) => {
    const { page } = await openPublished(browser, filesOf({ ...tableExample, config }), options);
    await page.goto(`${ORIGIN}/`);
    return page;
  };
  const seen = (page: Page, at = 1) => page.locator(`tbody tr:visible > :nth-child(${at})`).allInnerTexts();

  test("is read whole without a script, with its heads and its total, and without what would do nothing", async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.getByRole("row").count()).toBe(26);
    expect(await page.getByRole("row").last().innerText()).toContain("Ejemplia");
    expect(await page.getByRole("columnheader").count()).toBe(6);
    expect(await page.getByRole("rowheader", { name: "La Ñora Vieja" }).isVisible()).toBe(true);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await page.getByRole("button").count()).toBe(0);
    await page.close();
  });

  test("is found, ordered and unfolded with the keyboard alone, and says what there is", async () => {
    const page = await open({ viewport: { width: 640, height: 800 } });
    const status = page.getByRole("status");
    expect(await status.innerText()).toBe("1–10 de 24 filas");
    await page.keyboard.press("Tab");
    await page.keyboard.type("AVILA");
    await expect.poll(() => seen(page)).toEqual(["Ávila la Nueva"]);
    expect(await status.innerText()).toBe("1 fila de 24");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await expect.poll(async () => (await seen(page)).length).toBe(10);
    for (const name of ["Tabla: ", "Municipio"]) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent),
      ).toContain(name);
    }
    await page.keyboard.press("Enter");
    expect(await page.getByRole("columnheader", { name: "Municipio" }).getAttribute("aria-sort")).toBe("ascending");
    expect((await seen(page)).slice(0, 3)).toEqual(["Aldea del Río", "Ávila la Nueva", "Beniejemplo"]);
    await page.getByRole("button", { name: "Paro" }).press("Enter");
    expect((await seen(page))[0]).toBe("Torre Imaginaria");
    expect(await page.locator("[aria-sort]").count()).toBe(1);
    await page.getByRole("button", { name: "Mostrar todas" }).press("Enter");
    expect((await seen(page)).length).toBe(24);
    expect((await seen(page)).at(-1)).toBe("Hontanar");
    expect(await status.innerText()).toBe("24 filas");
    // The focus goes on at the first row that came.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TH");
    await page.getByRole("button", { name: "Paro" }).press("Enter");
    expect((await seen(page)).at(-1)).toBe("Hontanar");
    await page.close();
  });

  test("holds its first column on a phone while the others roll, and says that they do", async () => {
    const page = await open({ viewport: { width: 320, height: 800 } });
    const rolls = page.getByRole("region");
    expect(await page.getByText("Desliza la tabla").isVisible()).toBe(true);
    const first = page.locator("tbody th").first();
    const before = await first.boundingBox();
    await rolls.evaluate((element) => element.scrollTo({ left: 200 }));
    expect(await rolls.evaluate((element) => element.scrollLeft)).toBe(200);
    expect((await first.boundingBox())?.x).toBe(before?.x);
    await page.close();
  });

  test("has the names of its columns in two lines at most where it rolls, on a phone", async () => {
    const page = await open({ viewport: { width: 390, height: 800 } });
    const lines = await page.locator("thead .o").evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
    await page.close();
  });

  test("is a card for each row on a phone where that is chosen, still a table to who listens", async () => {
    const page = await open({ viewport: { width: 320, height: 800 } }, { ...tableExample.config, phone: "cards" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.getByRole("cell", { name: "94.820" }).isVisible()).toBe(true);
    expect(await page.getByRole("rowheader", { name: "Monteinventado" }).isVisible()).toBe(true);
    expect(await findWithAxe(page, NO_HEADING)).toEqual([]);
    await page.close();
  });

  test("is printed whole", async () => {
    const page = await open({});
    await page.emulateMedia({ media: "print" });
    expect((await seen(page)).length).toBe(24);
    await page.close();
  });
});

describe("a video", () => {
  test("loads one poster and nothing of the video", async () => {
    for (const { widthPx, name, ratio } of [
      { widthPx: 360, name: "b519/poster/640.avif", ratio: 0.56 },
      { widthPx: 980, name: "b511/poster/1280.avif", ratio: 1.78 },
    ]) {
      const { page, asked } = await openPublished(browser, filesOf(videoExample), {
        viewport: { width: widthPx, height: 800 },
      });
      await page.goto(`${ORIGIN}/`);
      await page.waitForLoadState("networkidle");
      expect(asked.filter((path) => !path.endsWith(".vtt"))).toEqual([expect.stringContaining(name)]);
      expect(await sizeOf(page, "video")).toEqual({ width: widthPx, ratio });
      await page.close();
    }
  });

  test("plays the version of the frame's width, with its captions", async () => {
    const { page, asked } = await openPublished(browser, filesOf(videoExample), {
      clip,
      viewport: { width: 360, height: 800 },
    });
    await page.goto(`${ORIGIN}/`);
    await page.locator("video").evaluate(async (element) => {
      if (element instanceof HTMLVideoElement) await element.play();
    });
    expect(asked.filter((path) => path.endsWith(".mp4"))[0]).toMatch(/b519\/play\/1080\.mp4$/);
    await expect
      .poll(() =>
        page
          .locator("video")
          .evaluate((element) => (element instanceof HTMLVideoElement ? element.textTracks[0]?.cues?.length : 0)),
      )
      .toBe(2);
    expect(await shiftOf(page)).toBe(0);
    await page.close();
  });
});

describe("an opener", () => {
  const open = async (options: Parameters<typeof openPublished>[2]) => {
    const opened = await openPublished(browser, filesOf(videoOpenerExample), {
      clip,
      viewport: { width: 360, height: 800 },
      ...options,
    });
    await opened.page.goto(`${ORIGIN}/`);
    return opened;
  };
  const isPaused = (page: Page) =>
    page.locator("video").evaluate((element) => element instanceof HTMLVideoElement && element.paused);

  test("plays by itself, over the picture and without moving anything, and stops by its button", async () => {
    const { page, asked } = await open({});
    const stop = page.getByRole("button", { name: "Parar el vídeo" });
    await stop.waitFor();
    await page.locator("video[data-plays]").waitFor();
    expect(asked.filter((path) => path.endsWith(".mp4"))[0]).toMatch(/b529\/loop\/1080\.mp4$/);
    expect(asked[0]).toMatch(/b529\/poster\/640\.avif$/);
    expect(await shiftOf(page)).toBe(0);
    await stop.press("Enter");
    await page.getByRole("button", { name: "Poner el vídeo" }).waitFor();
    expect(await isPaused(page)).toBe(true);
    await page.reload();
    await page.getByRole("button", { name: "Poner el vídeo" }).waitFor();
    expect(await isPaused(page)).toBe(true);
    await page.close();
  });

  test("waits to be asked with reduced motion, and loads nothing until then", async () => {
    const { page, asked } = await open({ reducedMotion: "reduce" });
    const play = page.getByRole("button", { name: "Poner el vídeo" });
    await play.waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.some((path) => path.endsWith(".mp4"))).toBe(false);
    await play.click();
    await page.locator("video[data-plays]").waitFor();
    await page.close();
  });

  test("is a picture with its title without a script", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.getByRole("heading", { name: "El agua que no vuelve" }).isVisible()).toBe(true);
    expect(await page.getByRole("img", { name: videoOpenerExample.altText }).isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(0);
    await page.close();
  });
});
