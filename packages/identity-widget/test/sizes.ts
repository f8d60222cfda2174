import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { bundle, type Renderer } from "./bundle.ts";

// Prints the weight of the widget as an application bundles it: `node packages/identity-widget/test/sizes.ts [react]`.
const renderer: Renderer = process.argv[2] === "react" ? "react" : "preact";
for (const { name, code, isEntry } of await bundle(renderer, "../src/index.ts")) {
  const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  console.log(
    `${isEntry ? "eager" : "lazy "} ${name}: ${code.length} B, gzip ${gzipSync(code).length}, brotli ${brotli}`,
  );
}
