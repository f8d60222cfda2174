import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT_FILE = /\.(html|css|js|mjs|json|svg|txt|xml|map|webmanifest)$/;
/** Below this a compressed copy saves less than a packet. Bytes. */
const SMALLEST_BYTES = 256;
/** Files compressed at once: the zlib pool has four threads. */
const PARALLEL_FILES = 4;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a `.br` and a `.gz` neighbour for every text file below a folder, so that the server never compresses. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: PARALLEL_FILES }, worker));
}
