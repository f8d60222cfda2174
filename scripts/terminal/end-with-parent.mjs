// Loaded before a program that must not outlive who started it (`node --import`): a start that was killed could not tell its build to end.
const POLL_MS = 500;
const parent = process.ppid;

function end() {
  // It heads a group of its own, in which is all that it started.
  process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL");
}

setInterval(() => {
  if (process.ppid !== parent) end();
}, POLL_MS).unref();
