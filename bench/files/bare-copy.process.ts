/** The bare cost of bringing a file: what comes by HTTP goes into a file, which is flushed to the disk before the answer. */
import { open } from "node:fs/promises";
import { createServer } from "node:http";

const [path = "", port = ""] = process.argv.slice(2);

const server = createServer(async (request, response) => {
  const file = await open(path, "w");
  try {
    await file.writeFile(request);
    await file.sync();
  } finally {
    await file.close();
  }
  response.writeHead(204).end();
});
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
process.on("disconnect", () => process.exit());
