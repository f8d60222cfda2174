/** npm's `prepare`: git's hooks, where Husky is. It comes with what tests need, and a machine that serves has no use for it. */
const husky = await import("husky").catch((error) => {
  if (error.code === "ERR_MODULE_NOT_FOUND") return null;
  throw error;
});
if (husky !== null) process.stdout.write(husky.default());
