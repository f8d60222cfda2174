import type { Plugin } from "@docusaurus/types";

/** The loader that the framework puts on fonts. */
interface FontRule {
  readonly use: readonly { readonly options: { limit: number } }[];
}

function isFontRule(rule: unknown): rule is FontRule {
  return (
    typeof rule === "object" &&
    rule !== null &&
    "test" in rule &&
    rule.test instanceof RegExp &&
    rule.test.test("font.woff2") &&
    "use" in rule &&
    Array.isArray(rule.use)
  );
}

/**
 * Keeps every font in a file of its own.
 *
 * The framework writes fonts under 10 kB into the style sheet, where every page downloads them, compressed twice and blocking the
 * first paint, even when it shows no letter of theirs: the small one is the font of code.
 */
export default function fontFilesPlugin(): Plugin {
  return {
    name: "nv-font-files",
    configureWebpack(config) {
      const rule = config.module?.rules?.find(isFontRule);
      if (rule === undefined || !isFontRule(rule)) {
        throw new Error("No rule for fonts: this version of the framework bundles them in another way.");
      }
      for (const { options } of rule.use) options.limit = 0;
      return {};
    },
  };
}
