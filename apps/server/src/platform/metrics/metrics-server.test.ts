import { expect, test } from "vitest";
import { startMetricsServer } from "./metrics-server.ts";

const QUIET = { contentType: "text/plain; version=0.0.4", observe: () => undefined, text: async () => "nv_up 1\n" };

test("a port that somebody has is told with the names of the variables", async () => {
  const first = await startMetricsServer(QUIET, { host: "127.0.0.1", port: 0 }, () => undefined);
  const port = Number(new URL(first.address).port);
  await expect(startMetricsServer(QUIET, { host: "127.0.0.1", port }, () => undefined)).rejects.toThrow(
    /METRICS_PORT o METRICS_HOST no sirven: .* \(listen EADDRINUSE/,
  );
  await first.close();
});

test("metrics that cannot be written are a failure for the log, and one line for whoever asks", async () => {
  const failures: unknown[] = [];
  const broken = { ...QUIET, text: () => Promise.reject(new Error("secret of the inside")) };
  const server = await startMetricsServer(broken, { host: "127.0.0.1", port: 0 }, (error) => failures.push(error));
  const answer = await fetch(server.address);
  expect([answer.status, await answer.text()]).toEqual([500, "The metrics could not be read\n"]);
  expect(failures).toHaveLength(1);
  await server.close();
});

test("an IPv6 address is written as clients read it", async () => {
  const server = await startMetricsServer(QUIET, { host: "::1", port: 0 }, () => undefined);
  expect(await (await fetch(server.address)).text()).toBe("nv_up 1\n");
  await server.close();
});
