import { setTimeout as wait } from "node:timers/promises";
import { GRAPHICS_API_PATH } from "@nv/contracts";
import { GraphicDetail } from "@nv/contracts/schemas";
import { chromium, type Page } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { sized } from "../src/sized.ts";
import type { Newsroom } from "./newsroom.ts";

/** Words of a text before it is begun anew. */
const WORDS = sized(12, 2);
/** Pause between two words, milliseconds: somebody thinks. */
const WORD_MS = sized(1000, 50);
/** Every so many texts the story is published. */
const PUBLISHED_EVERY = sized(3, 1);
/** Longest wait for something of the builder, or until the server has what was written, on a machine that is full. Milliseconds. */
const PATIENCE_MS = 60_000;
const POLL_MS = 500;
/** Pause after a fault, before somebody opens another browser. Milliseconds. */
const AGAIN_MS = 5000;
/** Tries of a publication, while somebody else saves: of what was changed meanwhile it says 409. */
const TRIES = 20;
const CHANGED_MEANWHILE = 409;

/** A text of the story. */
interface Text {
  readonly block: string;
  readonly step: string;
}

/** Somebody who writes in a browser of their own. */
export interface StoryPerson {
  /** Address of the process that their browser speaks to. */
  readonly url: string;
  /** Texts of theirs, which nobody else writes in. */
  readonly texts: readonly Text[];
}

/** Story in which people write in browsers. */
export interface WrittenStory {
  readonly id: string;
  /** Address by which people know the site, whichever process answers. */
  readonly siteUrl: string;
  readonly cookie: string;
}

/** People who write one story in real browsers. */
export interface StoryBrowsers {
  readonly tally: { words: number; published: number; opened: number };
  /** Lets everybody finish what they do. */
  stop(): Promise<void>;
}

/**
 * Lets each of some people write in a browser of their own, sees that the server has each text, and publishes the story now and then, until they are
 * told to stop. Whose browser or page has a fault opens another one.
 *
 * @param onFault - Told of each fault, which is one line.
 */
export async function startStoryBrowsers(
  people: readonly StoryPerson[],
  { id, siteUrl, cookie }: WrittenStory,
  { ask }: Pick<Newsroom, "ask">,
  onFault: (fault: string) => void,
): Promise<StoryBrowsers> {
  const executablePath = await provideChromium();
  const tally = { words: 0, published: 0, opened: 0 };
  let isOver = false;

  async function read(): Promise<GraphicDetail> {
    const answer = await ask("GET", `${GRAPHICS_API_PATH}/${id}`);
    if (answer === null || !answer.ok) throw new Error(`The story cannot be read: ${answer?.status ?? "no answer"}`);
    return GraphicDetail.parse(await answer.json());
  }

  async function untilSaved(text: string): Promise<void> {
    const endMs = performance.now() + PATIENCE_MS;
    while (!JSON.stringify((await read()).config).includes(text)) {
      if (performance.now() > endMs) throw new Error(`What was written is not saved: ${text}`);
      await wait(POLL_MS);
    }
  }

  async function publish(text: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      const { version } = await read();
      const answer = await ask("POST", `${GRAPHICS_API_PATH}/${id}/publish`, { version });
      if (answer === null) throw new Error("The story was not published: no answer.");
      if (answer.ok) {
        const { slug } = GraphicDetail.parse(await answer.json());
        const page = await ask("GET", `/g/${slug}/`);
        if (!(await page?.text())?.includes(text)) throw new Error(`A reader does not get what was published: ${text}`);
        tally.published += 1;
        return;
      }
      const why = await answer.text();
      if (answer.status !== CHANGED_MEANWHILE || tried === TRIES)
        throw new Error(`The story was not published: ${answer.status} ${why.slice(0, 300)}`);
    }
  }

  async function writeText(page: Page, { block, step }: Text, name: string): Promise<string> {
    const card = page.locator(`[data-block="${block}"]`);
    if ((await card.getAttribute("data-open")) !== "true") await card.locator("h3 button").click();
    const field = card.locator(`[data-step="${step}"]`).getByLabel("Texto", { exact: true });
    await field.fill(name);
    for (let word = 1; word <= WORDS; word += 1) {
      await field.press("ControlOrMeta+End");
      await page.keyboard.type(` palabra${word}`);
      tally.words += 1;
      await wait(WORD_MS);
    }
    return `${name}${Array.from({ length: WORDS }, (_, at) => ` palabra${at + 1}`).join("")}`;
  }

  /** Writes in one browser until all is over. @throws {Error} When the browser or its page has a fault. */
  async function writeInBrowser({ url, texts }: StoryPerson, who: number): Promise<void> {
    const elsewhere = `--host-resolver-rules=MAP ${new URL(siteUrl).host} ${new URL(url).host}`;
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", elsewhere] });
    try {
      tally.opened += 1;
      const context = await browser.newContext({ extraHTTPHeaders: { cookie }, reducedMotion: "reduce" });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      page.on("pageerror", (error) => onFault(`page: ${error.message}`));
      page.on("response", (answer) => {
        if (answer.status() >= 500) onFault(`page: ${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      await page.goto(`${siteUrl}/storys?historia=${id}`);
      for (let round = 1; !isOver; round += 1) {
        const text = texts[round % texts.length];
        if (text === undefined) return;
        const written = await writeText(page, text, `vuelta-${who}-${tally.opened}-${round}`);
        await untilSaved(written);
        if (round % PUBLISHED_EVERY === 0) await publish(written);
      }
    } finally {
      // One that crashed has nothing left to close.
      await browser.close().catch(() => undefined);
    }
  }

  async function writeOn(person: StoryPerson, who: number): Promise<void> {
    while (!isOver) {
      try {
        await writeInBrowser(person, who);
      } catch (error) {
        onFault(`browser: ${String(error).split("\n", 1)[0]}`);
        await wait(AGAIN_MS);
      }
    }
  }

  const atWork = people.map(writeOn);
  return {
    tally,
    async stop() {
      isOver = true;
      await Promise.all(atWork);
    },
  };
}
