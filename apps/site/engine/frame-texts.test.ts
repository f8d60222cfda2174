import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { extractSiteSourceCodeTranslations } from "@docusaurus/core/lib/server/translations/translationsExtractor.js";
import { expect, test } from "vitest";

const SITE = join(import.meta.dirname, "..");

/** Beginning of the names of the frame's own texts; those of the theme come with it in every language. */
const OWN = "nv.";

/** Every source of the site is read as code; on a busy machine that takes its time. Milliseconds. */
const READING_MS = 60_000;

test(
  "with SITE_LOCALE=es every text of the frame is Spanish, and none is left over",
  async () => {
    const asked = await extractSiteSourceCodeTranslations({ siteDir: SITE, plugins: [] });
    const spanish: Record<string, { message: string }> = JSON.parse(
      await readFile(join(SITE, "i18n/es/code.json"), "utf8"),
    );
    const own = Object.keys(asked).filter((id) => id.startsWith(OWN));
    expect(Object.keys(spanish).toSorted()).toEqual(own.toSorted());
    const untranslated = own.filter((id) => spanish[id]?.message === asked[id]?.message);
    expect(untranslated).toEqual([]);
  },
  READING_MS,
);
