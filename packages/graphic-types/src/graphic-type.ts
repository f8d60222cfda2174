import { type FieldProblem, type GraphicFields, keptParts, schemaProblems } from "@nv/contracts/schemas";
import type { DemoFile } from "@nv/formats";
import {
  type Choices,
  type EditorProps,
  type Labels,
  labelAt,
  patternOf,
  referenceOf,
  type TakenFile,
  valueAt,
} from "@nv/piece-parts";
import type { ReactNode } from "react";
import type { z } from "zod";
import { type AnyConfig, type Capabilities, type Cites, DEFAULTS, NO_CITES } from "./capabilities.ts";
import type { Kind } from "./kind.ts";
import type { PageInput, PageParts } from "./page-parts.ts";
import type { FramedSource } from "./references/source.ts";

/** A chart that a form may begin with. */
export interface FirstChart {
  readonly id: string;
  readonly title: string;
}

/** Description of a type, without its schema: for who lists types and for who edits one. */
export interface AboutType<Name extends string, Config> extends Kind<Name> {
  readonly labels: Labels;
  /** Names of the choices of a part. */
  readonly choices?: Choices;
  /** Which of its fields take files of the library, by path as in {@link Labels}; all others take charts and addresses. */
  readonly files?: Readonly<Record<string, TakenFile>>;
  /** Which of its fields takes a published series or a tracker, by path; absent for none. */
  readonly series?: string;
  /** Which of its fields take the count of an election, by path; absent for none. */
  readonly counts?: readonly string[];
  /** Which of its fields take a published graphic that is cited, by path; absent for none. */
  readonly graphics?: readonly string[];
  /** Which of its fields also take a published graphic, which is framed as a chart is, by path; absent for none. */
  readonly framedGraphics?: readonly string[];
  /** The configuration with another text for each chart, address, file or series that it uses. `field` is the path of its field. */
  readonly mapSources: (config: Config, map: (source: string, field: string) => string) => Config;
  /** Returns the configuration of a new form: everything that has a good default, and the first charts at hand. */
  readonly first: (charts: readonly FirstChart[]) => Config;
}

/** Schema of the configurations of a type. */
export type ConfigSchema<Name extends string = string> = z.ZodObject<{ type: z.ZodLiteral<Name> }>;

/** Rules for showing a type while something of it is missing: what is right of it is a whole of its own, as the other blocks of a story are. */
export interface Unfinished<Schema extends z.ZodType> {
  /** Schema of what is kept: the parts of the type, whatever they say. */
  readonly schema: Schema;
  /** Lists what keeps it from being published as it is written, files aside, as sentences beside fields. */
  readonly problems: (config: z.output<Schema>) => readonly FieldProblem[];
  /** As far as it is right, so that what is missing does not keep the rest from being looked at. @param refused - Fields that who knows more found wrong. */
  readonly shown: (config: z.output<Schema>, refused: readonly string[]) => z.output<Schema>;
}

/** Editor of the configurations of a type: a component. */
export type Editor<Config> = (props: EditorProps<Config>) => ReactNode;

/** Capabilities that only who makes the pages of a type asks for. */
type Rendered =
  | "renditions"
  | "fileRules"
  | "pieces"
  | "pieceRules"
  | "storyDrawing"
  | "partNames"
  | "fallback"
  | "isPictured"
  | "phoneBytes"
  | "atlas"
  | "streets"
  | "turnsAtPx"
  | "shapes";

/** Page of a type, and what else only the server asks of it: a form does without. */
export interface Rendering<Config> extends Partial<Pick<Capabilities<Config>, Rendered>> {
  /** As in {@link Cites}, where that weighs something. */
  readonly filled?: Cites<Config>["filled"];
  readonly page: (config: Config, input: PageInput) => PageParts;
}

/** Way to a rendering that weighs something: a browser, which only edits, leaves it where it is. */
interface LateRendering<Config> {
  readonly rendering: () => Promise<Rendering<Config>>;
}

/** Contents of a type's folder: its description, its schema, its page, and the capabilities that it has. */
export type TypeParts<Name extends string, Schema extends ConfigSchema<Name>> = FormParts<Name, Schema> &
  (Rendering<z.output<Schema>> | LateRendering<z.output<Schema>>);

/** Parts of a type that its form asks for. */
interface FormParts<Name extends string, Schema extends ConfigSchema<Name>>
  extends Partial<Omit<Capabilities<z.output<Schema>>, "cites" | Rendered>> {
  readonly about: AboutType<Name, z.output<Schema>>;
  readonly schema: Schema;
  /** Left out where nothing of it can be shown until all of it is right; it is kept all the same. */
  readonly unfinished?: Unfinished<Schema>;
  /** The only service that its addresses may be of, and what is said of any other. */
  readonly service?: { readonly name: FramedSource["type"]; readonly otherwise: string };
  readonly cites?: Partial<Cites<z.output<Schema>>>;
  /** Loads its editor, which only the site does. */
  readonly editor: () => Promise<Editor<z.output<Schema>>>;
  /** A fictional graphic. */
  readonly example: Example<z.output<Schema>>;
}

/** A fictional graphic of a type: what tests, manual pages and «Cargar ejemplos» show. */
export type Example<Config> = Pick<GraphicFields, "title" | "altText" | "sourceLine"> & {
  readonly config: Config;
  /** The files of the library that it names, drawn by code; left out where it names none. */
  readonly files?: Readonly<Record<string, DemoFile>>;
};

/** Something that a configuration uses: where it is named, how it is written, and its reference. */
export interface UsedSource {
  readonly field: string;
  readonly source: string;
  readonly reference: string;
}

/** A type, for who does not know which: what it takes is read by its own schema first. */
export interface GraphicType<Name extends string = string, Schema extends ConfigSchema<Name> = ConfigSchema<Name>>
  extends Omit<Capabilities<AnyConfig>, "rules">,
    Pick<FormParts<Name, Schema>, "schema" | "service" | "example"> {
  readonly name: Name;
  readonly label: string;
  /** Schema of what is kept of it: its parts, whatever they say. */
  readonly keptSchema: Schema;
  /** Whether what is right of it is shown while the rest is missing. */
  readonly isShownInPart: boolean;
  /** Description of what one makes with it; `null` for what is one thing of somebody else's. */
  readonly composes: string | null;
  /** Description of what one brings for it; `null` for what is made of no file. */
  readonly madeOf: string | null;
  /** Advice for who chooses among the types, after «Úsalo cuando»; empty for none. */
  readonly useWhen: string;
  /** Whether it is read from beginning to end by itself, with the scroll. */
  readonly isStory: boolean;
  first(charts?: readonly FirstChart[]): z.output<Schema>;
  labelOf(path: string): string;
  /** Whether a field takes a published series or a tracker. */
  seriesAt(path: string): boolean;
  /** Whether a field takes the count of an election. */
  countAt(path: string): boolean;
  /** Whether a field takes a published graphic that is cited. */
  graphicAt(path: string): boolean;
  /** Whether a field takes a published graphic that is framed. */
  framesGraphicAt(path: string): boolean;
  /** Returns what a field takes of the library of files; `null` when it takes none. */
  fileAt(path: string): TakenFile | null;
  /** Returns the value of a part, in the words of its form. */
  textOf(path: string, value: unknown): string;
  sources(config: AnyConfig): readonly UsedSource[];
  /** The configuration with every source in its one spelling. */
  spelled(config: AnyConfig, spell: (source: string) => string): AnyConfig;
  /** Lists the problems that no reader of a source sees in what is written: what is missing, and its rules. */
  problems(config: AnyConfig): readonly FieldProblem[];
  /** As far as it is right; itself where nothing of it is shown before. @param refused - Fields that who knows more found wrong. */
  shown(config: AnyConfig, refused?: readonly string[]): AnyConfig;
  page(config: AnyConfig, input: PageInput): PageParts;
  /** Loads what its pages are made with: without it `page` and what goes with it fail. Only who publishes does. */
  loadRendering(): Promise<void>;
  /** Loads its editor. @throws {TypeError} When it is given a configuration of another type. */
  editor(): Promise<Editor<AnyConfig>>;
}

/**
 * Opens what takes the configurations of one type to those of any: its schema reads them first. What is not named, and what is not
 * finished, stays as it is for all.
 */
const opening =
  <Schema extends ConfigSchema>(schema: Schema) =>
  <More extends readonly unknown[], Answer>(
    named: ((config: z.output<Schema>, ...more: More) => Answer) | undefined,
    otherwise: (config: AnyConfig, ...more: More) => Answer,
  ) =>
  (config: AnyConfig, ...more: More): Answer => {
    const { data } = named === undefined ? {} : schema.safeParse(config);
    return named === undefined || data === undefined ? otherwise(config, ...more) : named(data, ...more);
  };

/** A type as everybody else sees it: whatever it is given is read by its own schema first. */
export function graphicType<const Name extends string, Schema extends ConfigSchema<Name>>(
  parts: TypeParts<Name, Schema>,
): GraphicType<Name, Schema> {
  type Config = z.output<Schema>;
  const { about, schema, unfinished, service, cites = {}, editor, example } = parts;
  const { draws, altDraft } = { ...DEFAULTS, ...parts };
  let loaded: Rendering<Config> | null = "rendering" in parts ? null : parts;
  function rendering(): Rendering<Config> {
    if (loaded === null) throw new Error(`The pages of the type ${about.name} were not loaded.`);
    return loaded;
  }
  const keptSchema = unfinished?.schema ?? keptParts(schema);
  const open = opening(schema);
  const openKept = unfinished === undefined ? open : opening(unfinished.schema);
  const rules = open(parts.rules, DEFAULTS.rules);
  const isOwn = (config: AnyConfig): config is Config => config.type === about.name;
  function own(config: AnyConfig): Config {
    if (isOwn(config)) return config;
    throw new TypeError(`${about.name} was given a configuration of ${config.type}.`);
  }
  return {
    schema,
    keptSchema,
    isShownInPart: unfinished !== undefined,
    example,
    ...(service !== undefined && { service }),
    name: about.name,
    label: about.label,
    composes: about.composes ?? null,
    madeOf: about.madeOf ?? null,
    useWhen: about.useWhen ?? "",
    drawsCharts: parts.drawsCharts ?? DEFAULTS.drawsCharts,
    schemaType: parts.schemaType ?? DEFAULTS.schemaType,
    isShownByEditor: parts.isShownByEditor ?? DEFAULTS.isShownByEditor,
    isStory: about.isStory ?? false,
    isRest: parts.isRest ?? DEFAULTS.isRest,
    first: (charts = []) => about.first(charts),
    labelOf: (path) => labelAt(about.labels, path),
    seriesAt: (path) => about.series === patternOf(path),
    countAt: (path) => about.counts?.includes(patternOf(path)) ?? false,
    graphicAt: (path) => about.graphics?.includes(patternOf(path)) ?? false,
    framesGraphicAt: (path) => about.framedGraphics?.includes(patternOf(path)) ?? false,
    fileAt: (path) => about.files?.[patternOf(path)] ?? null,
    textOf: (path, value) => valueAt(about.choices ?? {}, path, value),
    sources(config) {
      const found: UsedSource[] = [];
      about.mapSources(keptSchema.parse(config), (source, field) => {
        found.push({ field, source, reference: referenceOf(source) });
        return source;
      });
      return found;
    },
    spelled: (config, spell) => about.mapSources(keptSchema.parse(config), spell),
    problems:
      unfinished === undefined
        ? (config) => [...schemaProblems(schema, config), ...rules(config)]
        : openKept(unfinished.problems, rules),
    shown: (config, refused = []) => unfinished?.shown(keptSchema.parse(config), refused) ?? config,
    renditions: (config) => openKept(rendering().renditions, DEFAULTS.renditions)(config),
    fileRules: (config, file, keys) => open(rendering().fileRules, DEFAULTS.fileRules)(config, file, keys),
    pieces: (config) => open(rendering().pieces, DEFAULTS.pieces)(config),
    pieceRules: (config, piece) => open(rendering().pieceRules, DEFAULTS.pieceRules)(config, piece),
    get storyDrawing() {
      const { storyDrawing = DEFAULTS.storyDrawing } = rendering();
      return (
        storyDrawing &&
        ((config: AnyConfig, input: PageInput, isNamed: (name: string) => boolean) =>
          storyDrawing(schema.parse(config), input, isNamed))
      );
    },
    partNames: (config) => openKept(rendering().partNames, DEFAULTS.partNames)(config),
    draws: draws && {
      ...draws,
      pictures: (config, input) => draws.pictures(schema.parse(config), input),
      shown: (config) => draws.shown(keptSchema.parse(config)),
    },
    cites: {
      filled: (config, cited) => open(rendering().filled ?? cites.filled, NO_CITES.filled)(config, cited),
      snapshotFile: cites.snapshotFile ?? null,
      behind: (snapshot, filled) => cites.behind?.(snapshot, schema.parse(filled)) ?? "",
      claim: open(cites.claim, NO_CITES.claim),
    },
    cited: open(parts.cited, DEFAULTS.cited),
    told: open(parts.told, DEFAULTS.told),
    linked: openKept(parts.linked, DEFAULTS.linked),
    follows: openKept(parts.follows, DEFAULTS.follows),
    framesVersion: openKept(parts.framesVersion, DEFAULTS.framesVersion),
    get fallback() {
      const { fallback = DEFAULTS.fallback } = rendering();
      return fallback && ((config: AnyConfig, input: PageInput) => fallback(schema.parse(config), input));
    },
    isPictured: (config) => open(rendering().isPictured, DEFAULTS.isPictured)(config),
    phoneBytes: (config, file) => open(rendering().phoneBytes, DEFAULTS.phoneBytes)(config, file),
    words: openKept(parts.words, DEFAULTS.words),
    atlas: (config) => open(rendering().atlas, DEFAULTS.atlas)(config),
    streets: (config) => open(rendering().streets, DEFAULTS.streets)(config),
    box: open(parts.box, DEFAULTS.box),
    theme: open(parts.theme, DEFAULTS.theme),
    turnsAtPx: (config) => open(rendering().turnsAtPx, DEFAULTS.turnsAtPx)(config),
    shapes: (config, file, page) => open(rendering().shapes, DEFAULTS.shapes)(config, file, page),
    page: (config, input) => rendering().page(schema.parse(config), input),
    async loadRendering() {
      if ("rendering" in parts) loaded ??= await parts.rendering();
    },
    altDraft: altDraft && ((config) => altDraft(own(config))),
    doubts: openKept(parts.doubts, DEFAULTS.doubts),
    async editor() {
      const Fields = await editor();
      return ({ config, ...props }) => Fields({ ...props, config: own(config) });
    },
  };
}
