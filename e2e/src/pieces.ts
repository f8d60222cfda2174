import { startFakeDatawrapper } from "@nv/doubles";
import type { Page } from "@playwright/test";
import { type Newspaper, startNewspaper } from "./article.ts";
import { becomeFirstAdministrator } from "./enter.ts";
import type { TestServer } from "./server.ts";
import { test as base } from "./test.ts";

/** Title of a graphic, and what it is made of. */
interface Piece {
  readonly title: string;
  readonly config: object;
}

/** Published pieces and a newspaper to put them in. */
interface Pieces {
  readonly newspaper: Newspaper;
  /** Registers and publishes a graphic. @returns Its detail. */
  publish(piece: Piece): Promise<PublishedPiece>;
  /** Takes a graphic back from readers. */
  retire(piece: PublishedPiece): Promise<void>;
}

/** Fields of a graphic in the registry, as far as articles need them. */
export interface PublishedPiece {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly embedCodes: Readonly<Record<string, string>>;
}

async function startPieces(page: Page, server: TestServer): Promise<Pieces & { stop(): Promise<void> }> {
  const newspaper = await startNewspaper(server.url);
  await becomeFirstAdministrator(page, server);
  async function call(path: string, data: object): Promise<PublishedPiece> {
    const answer = await page.request.post(`${server.url}/api/graphics${path}`, {
      data,
      headers: { origin: server.url },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  }
  return {
    newspaper,
    async publish({ title, config }) {
      const words = { title, altText: "Una serie inventada.", sourceLine: "Instituto de Ejemplo" };
      const { id, version } = await call("", { ...words, config });
      return call(`/${id}/publish`, { version });
    },
    async retire({ id, version }) {
      await call(`/${id}/retire`, { version });
    },
    stop: () => newspaper.stop(),
  };
}

/** `test` with a server over the double of Datawrapper, and the newspaper that shows what it publishes. */
export const piecesTest = base.extend<{ pieces: Pieces; datawrapper: Readonly<Record<string, string>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  datawrapper: async ({}, use) => {
    const fake = await startFakeDatawrapper();
    await use(fake.env);
    await fake.stop();
  },
  serverEnv: async ({ datawrapper }, use) => use(datawrapper),
  pieces: async ({ page, server }, use) => {
    const pieces = await startPieces(page, server);
    await use(pieces);
    await page.goto("about:blank");
    await pieces.stop();
  },
});

export { expect } from "@playwright/test";
