import { expect, test } from "vitest";
import { afterChunkFailure, RELOAD_QUIET_MS } from "./chunk-failure.ts";

const NOW_MS = 5_000_000;

test.each([
  { name: "session over", status: 401, reloadedAtMs: null, action: "reload" },
  {
    name: "session over just after a reload: the server decides again",
    status: 401,
    reloadedAtMs: NOW_MS,
    action: "reload",
  },
  { name: "new version in place", status: 404, reloadedAtMs: null, action: "reload" },
  { name: "still missing after the reload", status: 404, reloadedAtMs: NOW_MS - RELOAD_QUIET_MS + 1, action: "show" },
  { name: "another version, much later", status: 410, reloadedAtMs: NOW_MS - RELOAD_QUIET_MS, action: "reload" },
  { name: "network down", status: null, reloadedAtMs: null, action: "show" },
  { name: "server in trouble", status: 503, reloadedAtMs: null, action: "show" },
  { name: "the file is there after all", status: 200, reloadedAtMs: null, action: "retry" },
])("afterChunkFailure: $name -> $action", ({ status, reloadedAtMs, action }) => {
  expect(afterChunkFailure({ status, reloadedAtMs, nowMs: NOW_MS })).toBe(action);
});
