import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { extractSiteSourceCodeTranslations } from "@docusaurus/core/lib/server/translations/translationsExtractor.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

// The site built with SITE_LOCALE=es, page by page: a word that only the English frame has is a text that nobody translated. The
// English build, which is there already, shows that the same look finds them. In each run `frame-texts.test.ts` holds every text of
// the frame to its Spanish one, without a build.

const SITE = join(import.meta.dirname, "..");
const THEME_TEXTS = "@docusaurus/theme-translations/locales";
/** Folder of what the Spanish build makes on its way, apart from that of the English one. */
const GENERATED = ".docusaurus/es";
/** A build of every page, on a busy machine. Milliseconds. */
const BUILD_MS = 240_000;

/** Words of content that the frame has too: the name of a style of maps. */
const CONTENT: ReadonlySet<string> = new Set(["light"]);

const Texts = z.record(z.string(), z.string());
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/** The words of messages, without the names of what is put into them and without the notes for translators. */
const wordsIn = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([id, text]) =>
    id.includes("DESCRIPTION") ? [] : wordsOf(text.replaceAll(/\{\w+\}/g, " ")),
  );

async function readTexts(path: string): Promise<Readonly<Record<string, string>>> {
  return Texts.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Words that the frame has in English and in no Spanish text. */
async function englishWords(): Promise<ReadonlySet<string>> {
  const { resolve } = createRequire(import.meta.url);
  const [english, spanish] = await Promise.all(
    ["base", "es"].map((locale) => readTexts(resolve(`${THEME_TEXTS}/${locale}/theme-common.json`))),
  );
  const own = await extractSiteSourceCodeTranslations({ siteDir: SITE, plugins: [] });
  const ownEnglish = Object.fromEntries(Object.entries(own).map(([id, { message }]) => [id, message]));
  const ownSpanish = z
    .record(z.string(), z.object({ message: z.string() }))
    .parse(JSON.parse(await readFile(join(SITE, "i18n/es/code.json"), "utf8")));
  const known = new Set(Object.values(ownSpanish).flatMap(({ message }) => wordsOf(message)));
  for (const word of wordsIn(spanish ?? {})) known.add(word);
  return new Set([...wordsIn(english ?? {}), ...wordsIn(ownEnglish)].filter((word) => !known.has(word)));
}

/** Texts of a build that are of nothing but such words, each with a page that has it. */
async function englishTexts(folder: string, english: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of (await readdir(folder, { recursive: true })).filter((one) => one.endsWith(".html"))) {
    const page = (await readFile(join(folder, name), "utf8")).replaceAll(
      /<(script|style|code|pre)\b[\s\S]*?<\/\1>/g,
      " ",
    );
    const texts = [
      ...page.matchAll(/>([^<]+)</g),
      ...page.matchAll(/ (?:aria-label|title|placeholder)=(?:"([^"]+)"|([^\s">]+))/g),
    ];
    for (const [, quoted, bare] of texts) {
      const text = quoted ?? bare ?? "";
      const words = wordsOf(text);
      if (words.length > 0 && words.every((word) => english.has(word))) found.set(text.trim(), name);
    }
  }
  return found;
}

let english: ReadonlySet<string>;
let built: string;

beforeAll(async () => {
  english = await englishWords();
  built = await mkdtemp(join(tmpdir(), "nv-spanish-"));
  const docusaurus = createRequire(import.meta.url).resolve("@docusaurus/core/bin/docusaurus.mjs");
  // Texts alone are looked at: making scripts and styles small is a third of the work of a build.
  await promisify(execFile)(process.execPath, [docusaurus, "build", "--no-minify", "--out-dir", built], {
    cwd: SITE,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
      SITE_LOCALE: "es",
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
    },
  });
}, BUILD_MS);
afterAll(async () => {
  for (const folder of [built, join(SITE, GENERATED)]) await rm(folder, { recursive: true, force: true });
});

test("with SITE_LOCALE=es no page has a text of the English frame", { tags: ["long"] }, async () => {
  const found = [...(await englishTexts(built, english))].filter(([text]) => !CONTENT.has(text));
  expect(found).toEqual([]);
  expect(await readFile(join(built, "index.html"), "utf8")).toMatch(/<html lang="?es[" ]/);
});

test("without it the frame is English, as the specification has it, and the buttons of its pages are Spanish", {
  tags: ["long"],
}, async () => {
  const found = await englishTexts(join(SITE, "build"), english);
  expect([...found.keys()]).toEqual(expect.arrayContaining(["Log out", "Skip to main content", "On this page"]));
  expect(found.has("Copy")).toBe(false);
});
