import type { ServiceFigures } from "@nv/identity-server";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { GateCounts } from "../../gate/gate-counts.ts";
import type { RouteAnswer } from "../../http/report-answers.ts";

/** Bounds of the durations, seconds: from a cached answer to somebody who has given up. */
const DURATION_BOUNDS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Methods that have a name in the figures; anybody may send anything. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The figures of this process, for Prometheus. */
export interface Metrics {
  readonly contentType: string;
  /** Notes an answer of a route. */
  observe(answer: RouteAnswer): void;
  /** The text that Prometheus reads; what cannot be read now, because the database is away, is left out. */
  text(): Promise<string>;
}

interface MetricsDeps {
  readonly gateCounts: GateCounts;
  readonly figures: () => Promise<ServiceFigures>;
  readonly storeAnswers: () => Promise<boolean>;
}

/** Words for the gate's answers, as Prometheus writes names. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function addGate(registry: Registry, counts: GateCounts): void {
  new Counter({
    name: "nv_gate_answers_total",
    help: "Answers of the gate, by kind.",
    labelNames: ["answer"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [answer, count] of Object.entries(counts)) this.inc({ answer: snakeCase(answer) }, count);
    },
  });
}

/** The gauges that the database fills, all from one reading. */
function addFigures(registry: Registry, figures: () => Promise<ServiceFigures>): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({ name: "nv_database_up", help: "Whether the database answers.", registers });
  const sessions = new Gauge({ name: "nv_sessions", help: "Sessions that are alive.", registers });
  const mails = new Gauge({ name: "nv_mails", help: "Mails by state.", labelNames: ["state"], registers });
  const oldest = new Gauge({ name: "nv_mail_oldest_seconds", help: "Age of the oldest mail that waits.", registers });
  const hashes = new Gauge({
    name: "nv_password_hashes",
    help: "Password hashes being made, and waiting.",
    labelNames: ["state"],
    registers,
  });

  function fill({ liveSessions, mails: byState, oldestMailMs, hashes: load }: ServiceFigures): void {
    sessions.set(liveSessions);
    oldest.set(oldestMailMs / 1000);
    for (const state of ["waiting", "sending", "sent", "failed", "cancelled"])
      mails.set({ state }, byState[state] ?? 0);
    hashes.set({ state: "running" }, load.running);
    hashes.set({ state: "waiting" }, load.waiting);
  }

  return async () => {
    for (const gauge of [sessions, oldest]) gauge.remove();
    for (const gauge of [mails, hashes]) gauge.reset();
    const read = await figures().catch(() => null); // That the database is away is the figure.
    up.set(read === null ? 0 : 1);
    if (read !== null) fill(read);
  };
}

/** Collects figures, those of Node (memory, event loop, garbage) included. */
export function createMetrics({ gateCounts, figures, storeAnswers }: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGate(registry, gateCounts);
  new Gauge({
    name: "nv_store_up",
    help: "Whether the store of files answers.",
    registers: [registry],
    async collect() {
      this.set((await storeAnswers()) ? 1 : 0);
    },
  });
  const readFigures = addFigures(registry, figures);
  const durations = new Histogram({
    name: "nv_http_request_duration_seconds",
    help: "Answers of routes, by pattern, method and status.",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BOUNDS_S,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observe({ method, route, status, durationMs }) {
      const labels = { method: METHODS.has(method) ? method : "other", route, status: String(status) };
      durations.observe(labels, durationMs / 1000);
    },
    async text() {
      await readFigures();
      return registry.metrics();
    },
  };
}
