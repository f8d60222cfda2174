import { expect, test } from "vitest";
import { createPrefetchQueue } from "./prefetch-queue.ts";

function testQueue({ isAllowed = true } = {}) {
  const fetched: string[] = [];
  const tasks: (() => void)[] = [];
  const queue = createPrefetchQueue({
    prefetch: (path) => fetched.push(path),
    whenIdle: (task) => tasks.push(task),
    isAllowed: () => isAllowed,
  });
  return { queue, fetched, idle: () => tasks.shift()?.() };
}

test("nothing is fetched before the person gives a sign of life", () => {
  const { queue, fetched, idle } = testQueue();
  queue.add("/docs/intro");
  idle();
  expect(fetched).toEqual([]);
});

test("each idle moment fetches one page, in the order in which the links came into view", () => {
  const { queue, fetched, idle } = testQueue();
  queue.add("/docs/intro");
  queue.add("/blog");
  queue.open();
  idle();
  expect(fetched).toEqual(["/docs/intro"]);
  idle();
  expect(fetched).toEqual(["/docs/intro", "/blog"]);
});

test("a page is fetched once, however many links lead to it", () => {
  const { queue, fetched, idle } = testQueue();
  queue.open();
  expect(queue.add("/blog")).toBe(true);
  expect(queue.add("/blog")).toBe(false);
  idle();
  idle();
  expect(fetched).toEqual(["/blog"]);
});

test("what is not allowed when its turn comes is forgotten", () => {
  const { queue, fetched, idle } = testQueue({ isAllowed: false });
  queue.open();
  queue.add("/blog");
  idle();
  expect(fetched).toEqual([]);
});
