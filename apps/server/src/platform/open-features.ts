import { migrate } from "@nv/database";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { RouteAnswer } from "../http/report-answers.ts";
import { routesOfGroup } from "../http/routes-of-group.ts";
import type { ConfiguredFeature, OpenFeature } from "./feature.ts";
import type { JobHandler } from "./jobs/job-handlers.ts";
import type { OpenPlatform } from "./platform.ts";
import { platformOfGroup } from "./platform-of-group.ts";

/** Interval at which every feature does what is due, milliseconds. */
const SWEEP_MS = 30_000;

/** All features, at work. */
export interface RunningFeatures {
  readonly routes: readonly FastifyPluginAsync[];
  /** Listeners to every answer of every route. */
  readonly listeners: readonly ((answer: RouteAnswer) => void)[];
  /** Tells all that the process is going to end. */
  drain(): void;
  close(): Promise<void>;
}

/** @throws {Error} When two features do the same kind of work: a bug of ours. */
function handlersOf(features: readonly OpenFeature[]): Readonly<Record<string, JobHandler>> {
  const handlers: Record<string, JobHandler> = {};
  for (const [kind, handler] of features.flatMap(({ jobs = {} }) => Object.entries(jobs))) {
    if (Object.hasOwn(handlers, kind)) throw new Error(`Two features do work of the kind ${kind}.`);
    handlers[kind] = handler;
  }
  return handlers;
}

/** Sweeps at once and every half minute, one sweep after another. One feature's failure does not keep the others from theirs. */
function startSweeps(
  features: readonly Pick<OpenFeature, "sweep">[],
  log: FastifyBaseLogger,
): { close(): Promise<void> } {
  async function sweep(): Promise<void> {
    for (const feature of features) {
      try {
        await feature.sweep?.();
      } catch (error) {
        log.error({ err: error }, "what was left undone stays undone");
      }
    }
  }
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, SWEEP_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

async function closeInReverse(features: readonly OpenFeature[]): Promise<void> {
  for (const feature of features.toReversed()) await feature.close?.();
}

/** Opens a feature; one of a group on the platform of that group, with routes for it alone. */
async function openOne<Tools extends Pick<OpenPlatform, "platform">>(
  { group, presenceKinds = [], open }: ConfiguredFeature<Tools>,
  tools: Tools,
): Promise<OpenFeature> {
  if (group === undefined) return open(tools);
  const { platform } = tools;
  for (const kind of presenceKinds) platform.keepPresence(kind, group);
  const feature = await open({ ...tools, platform: platformOfGroup(platform, group) });
  return feature.routes === undefined ? feature : { ...feature, routes: routesOfGroup(feature.routes, group) };
}

/**
 * Brings the tables of every feature up to date, opens them in the order of the list, and begins their work.
 *
 * @throws The error of the feature that did not open; those before it are closed again.
 */
export async function openFeatures<Tools extends Pick<OpenPlatform, "platform">>(
  list: readonly ConfiguredFeature<Tools>[],
  opened: Pick<OpenPlatform, "startWork" | "sweep">,
  tools: Tools,
): Promise<RunningFeatures> {
  const { database, log } = tools.platform;
  const features: OpenFeature[] = [];
  try {
    for (const feature of list) {
      for (const [owner, steps] of Object.entries(feature.migrations ?? {})) await migrate(database, owner, steps);
      features.push(await openOne(feature, tools));
    }
  } catch (error) {
    await closeInReverse(features);
    throw error;
  }
  const worker = opened.startWork(
    handlersOf(features),
    features.flatMap(({ waitingJobs = [] }) => waitingJobs),
    Object.assign({}, ...features.map(({ waitingAtOnce }) => waitingAtOnce ?? {})),
    features.flatMap(({ orderedJobs = [] }) => orderedJobs),
    () => features.flatMap((feature) => feature.heldJobs?.() ?? []),
  );
  const sweeps = startSweeps([opened, ...features], log);
  return {
    routes: features.flatMap(({ routes }) => (routes === undefined ? [] : [routes])),
    listeners: features.flatMap(({ onAnswer }) => (onAnswer === undefined ? [] : [onAnswer])),
    drain() {
      for (const feature of features) feature.drain?.();
    },
    async close() {
      await worker.close();
      await sweeps.close();
      await closeInReverse(features);
    },
  };
}
