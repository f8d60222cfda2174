import { expect, test, vi } from "vitest";
import { openThread, type ThreadNews, type ThreadPort } from "./work-thread";

type ThreadMessage = { readonly kind: "write"; readonly id: number } | { readonly kind: "begin"; readonly run: number };

function opened() {
  const said: ThreadMessage[] = [];
  const port: ThreadPort = {
    postMessage: (order: ThreadMessage) => said.push(order),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const hear = vi.fn<(news: ThreadNews) => void>();
  const fail = vi.fn();
  const thread = openThread<ThreadMessage, ThreadNews>({ port, hear, fail });
  const tell = (data: object) => port.onmessage?.(new MessageEvent("message", { data }));
  return { port, said, hear, fail, thread, tell };
}

test("of a run that is over nothing is heard", () => {
  const { thread, tell, hear } = opened();
  const first = thread.nextRun();
  const second = thread.nextRun();
  tell({ kind: "placing", run: first });
  tell({ kind: "placing", run: second });
  tell({ kind: "picture" });
  expect(hear.mock.calls).toEqual([[{ kind: "placing", run: second }], [{ kind: "picture" }]]);
});

test("each file goes to whoever asked for it", async () => {
  const { thread, said, tell } = opened();
  const files = [1, 2].map(() => thread.write((id) => ({ kind: "write", id })));
  const [one, two] = said.map((order) => (order.kind === "write" ? order.id : 0));
  tell({ kind: "file", id: two, content: new Blob(["dos"]) });
  tell({ kind: "file", id: one, content: new Blob(["uno"]) });
  const written = await Promise.all(files);
  expect(await Promise.all(written.map((file) => file.text()))).toEqual(["uno", "dos"]);
});

test("who waits for a file is told when the thread does not go on, and when it is left", async () => {
  const { thread, tell, hear, port } = opened();
  const failed = thread.write((id) => ({ kind: "write", id }));
  tell({ kind: "failed", what: "no cabe" });
  await expect(failed).rejects.toThrow("does not go on");
  expect(hear).toHaveBeenCalledWith({ kind: "failed", what: "no cabe" });
  const left = thread.write((id) => ({ kind: "write", id }));
  thread.close();
  await expect(left).rejects.toThrow("does not go on");
  expect(port.terminate).toHaveBeenCalledOnce();
});
