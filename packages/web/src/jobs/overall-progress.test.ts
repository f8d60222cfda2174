import { expect, test } from "vitest";
import { overallProgress } from "./overall-progress.ts";

const job = (state: "queued" | "running" | "done" | "failed" | "cancelled", progressRatio = 0, message = "") => ({
  state,
  progressRatio,
  message,
});

test("several jobs are told as one: what is over, what runs, what nobody has heard of", () => {
  expect(overallProgress([job("done"), job("running", 0.5, "Preparando el vídeo"), job("queued"), undefined])).toEqual({
    ratio: 0.375,
    done: 1,
    message: "Preparando el vídeo",
  });
  expect(overallProgress([job("queued"), job("failed")])).toEqual({ ratio: 0.5, done: 1, message: "Esperando turno" });
  expect(overallProgress([job("cancelled"), job("done")])).toEqual({ ratio: 1, done: 2, message: "" });
});
