import { gzipSync } from "node:zlib";
import type { FormatWeight } from "@nv/contracts/schemas";
import { FORMATS } from "@nv/formats";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";

/** Lists the weight of each format for readers, from what was built. */
export function formatWeights({ formats }: Pick<EmbedAssets, "formats">): readonly FormatWeight[] {
  const bytesOf = (...names: readonly string[]) => {
    const text = names.map((name) => formats.get(name) ?? "").join("\n");
    return text.trim() === "" ? 0 : gzipSync(text).length;
  };
  return FORMATS.map(({ about: { name } }) => ({
    name,
    scriptBytes: formats.has(`${name}.js`) ? bytesOf("stage.js", `${name}.js`) : 0,
    lazyBytes: bytesOf(`${name}.later.js`),
  }));
}
