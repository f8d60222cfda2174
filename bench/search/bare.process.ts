/** Answers `?q=` with how many pages the bare index finds, and nothing else: what the search of the server is compared with. Port in `PORT`. */
import { createServer } from "node:http";
import { join } from "node:path";
import { readCatalogue } from "../../apps/server/src/features/reading/catalogue/read-catalogue.ts";
import { createPageIndex } from "../../apps/server/src/features/reading/search/page-index.ts";

const SITE_BUILD = join(import.meta.dirname, "../../apps/site/build");

const index = createPageIndex(await readCatalogue(SITE_BUILD));
createServer((request, response) => {
  const query = new URL(request.url ?? "/", "http://localhost").searchParams.get("q");
  response.end(query === null ? "" : String(index.findBare(query).length));
}).listen(Number(process.env.PORT), "127.0.0.1");
