/**
 * Loaded before the server in its own process: tells what it holds whenever it is asked, and collects first when told to.
 * Without that a heap that grows cannot be told from one that nobody has tidied yet.
 */
process.on("message", (order: unknown) => {
  if (order === "collect") globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
// Nobody is left to ask.
process.on("disconnect", () => process.exit());
