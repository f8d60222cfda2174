import { GraphicDetail, GraphicProblem } from "@nv/contracts/schemas";
import { expect } from "vitest";
import type { LibraryClient } from "./library.ts";
import type { TestAnswer, TestProcess } from "./registry.ts";

type Client = Pick<LibraryClient, "finished">;

/** Calls something until what it needs of files is made. */
export async function whenMade(call: () => Promise<TestAnswer>, { finished }: Client): Promise<TestAnswer> {
  for (;;) {
    const answer = await call();
    const { jobId } = GraphicProblem.partial().catch({}).parse(answer.body);
    if (answer.status !== 409 || jobId === undefined) return answer;
    const { state, message } = await finished(jobId);
    expect(state, message).toBe("done");
  }
}

/** Registers a graphic and publishes it, with what must be made of its files first. */
export async function publishWhenMade(
  process: Pick<TestProcess, "call">,
  library: Client,
  fields: object,
): Promise<GraphicDetail> {
  const registered = await process.call("POST", "/api/graphics", fields);
  expect(registered.status, registered.text).toBe(201);
  const { id, version } = GraphicDetail.parse(registered.body);
  const answer = await whenMade(() => process.call("POST", `/api/graphics/${id}/publish`, { version }), library);
  expect(answer.status, answer.text).toBe(200);
  return GraphicDetail.parse(answer.body);
}
