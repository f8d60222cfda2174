import type { SiteGroup } from "@nv/contracts";
import type { Migrations, NoTables } from "@nv/database";
import { type Identity, parseVariables } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { StaticRoots } from "../gate/static-roots.ts";
import type { Programs } from "../http/programs.ts";
import type { RouteAnswer } from "../http/report-answers.ts";
import type { EmitDomainEvent } from "./domain-events/domain-event.ts";
import type { JobHandlers } from "./jobs/job-handlers.ts";
import type { Platform } from "./platform.ts";

/** Dependencies of a feature when it is opened, besides its settings. */
export interface FeatureTools {
  readonly platform: Platform;
  readonly identity: Identity;
  /** Pages of the builds. */
  readonly staticRoots: StaticRoots;
  /** Programs that come with a key. */
  readonly programs: Programs;
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string;
}

/** A feature at work. */
export interface OpenFeature {
  /** Routes that it answers. */
  readonly routes?: FastifyPluginAsync;
  /** The kinds of background work that it does. */
  readonly jobs?: JobHandlers;
  /** Kinds of them that wait for other sites and cost this machine next to nothing: they take no room from the rest. */
  readonly waitingJobs?: readonly string[];
  /** Of those, the kinds of which a process does several pieces at once, and how many; one of the others. */
  readonly waitingAtOnce?: Readonly<Record<string, number>>;
  /** The kinds whose orders undo each other: they are carried out one after the other, in the order in which they were given. */
  readonly orderedJobs?: readonly string[];
  /** Kinds of which nothing is begun right now, because somebody waits for the machine. Asked often. */
  heldJobs?(): readonly string[];
  /** Told of every answer of every route. */
  onAnswer?(answer: RouteAnswer): void;
  /** Does what is due, at the start and every half minute; what a process that ended left undone first of all. */
  sweep?(): Promise<void>;
  /** Told that the process is going to end, and answers for a moment still. */
  drain?(): void;
  close?(): Promise<void>;
}

/** Description of a feature in `docs/features.md`. */
interface Documented {
  /** Purpose, in one line: the things that people do with it. */
  readonly about: string;
  /** Path of its contract with others: `docs/contracts/….md`. */
  readonly contract?: string;
}

interface Described {
  readonly name: string;
  /** The group that it is for: to nobody else is any of it there. Left out for everybody's. */
  readonly group?: SiteGroup;
  /** Kinds of its things that pages say to have open, `case` of `case:3f0c…`: as it, they are its group's. */
  readonly presenceKinds?: readonly string[];
  /** Its tables, by the name under which their steps are noted. */
  readonly migrations?: Readonly<Record<string, Migrations>>;
  /**
   * Forgets who somebody was, because their account is removed.
   *
   * @param transaction - The one that removes the account.
   */
  forget?(transaction: Kysely<NoTables>, userId: string): Promise<void>;
  /** Told of what other systems may be told of, in the transaction in which it happens; it writes down, and asks nobody. */
  readonly handleEvent?: EmitDomainEvent;
}

/** Definition of a feature, something that people do with the server: a folder that brings everything, and a line in `features.ts`. */
interface FeatureDefinition<Shape extends z.ZodRawShape> extends Described, Documented {
  /** Environment variables that it reads, each with its schema. */
  readonly variables: Shape;
  /** Begins to work; its tables are there by then. */
  open(tools: FeatureTools, settings: z.infer<z.ZodObject<Shape>>): Promise<OpenFeature> | OpenFeature;
}

/** A feature that has read its environment. */
export interface ConfiguredFeature<Tools = FeatureTools> extends Described {
  open(tools: Tools): Promise<OpenFeature> | OpenFeature;
}

/** A feature as the list holds it, whatever its variables are: it reads them itself. */
export interface Feature extends Documented, Pick<Described, "name"> {
  /** @throws {EnvironmentError} With a sentence for each of its variables that has an unusable value. */
  configure(env: NodeJS.ProcessEnv): ConfiguredFeature;
}

/** Defines a feature. */
export function defineFeature<const Shape extends z.ZodRawShape>(definition: FeatureDefinition<Shape>): Feature {
  const { variables, open, about, contract, ...described } = definition;
  const schema = z.object(variables);
  return {
    name: described.name,
    about,
    ...(contract !== undefined && { contract }),
    configure(env) {
      const settings = parseVariables(schema, env);
      return { ...described, open: (tools) => open(tools, settings) };
    },
  };
}
