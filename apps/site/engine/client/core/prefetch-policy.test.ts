import { expect, test } from "vitest";
import { mayPrefetch } from "./prefetch-policy.ts";

test.each([
  { name: "a session, browser that tells nothing", isSessionOpen: true, connection: undefined, may: true },
  { name: "a session on 4g", isSessionOpen: true, connection: { effectiveType: "4g", saveData: false }, may: true },
  { name: "a session on slow 2g", isSessionOpen: true, connection: { effectiveType: "slow-2g" }, may: false },
  { name: "a session on 2g", isSessionOpen: true, connection: { effectiveType: "2g" }, may: false },
  {
    name: "a session with data saver",
    isSessionOpen: true,
    connection: { effectiveType: "4g", saveData: true },
    may: false,
  },
  { name: "no session", isSessionOpen: false, connection: { effectiveType: "4g" }, may: false },
])("mayPrefetch: $name -> $may", ({ isSessionOpen, connection, may }) => {
  expect(mayPrefetch({ isSessionOpen, connection })).toBe(may);
});
