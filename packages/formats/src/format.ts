import type { FieldProblem } from "@nv/contracts/schemas";
import type {
  Choices,
  FileOf,
  Labels,
  PieceOf,
  ResolvedPiece,
  TakenFile,
  TextFile,
  WantedPiece,
  WantedRendition,
} from "@nv/piece-parts";
import type { z } from "zod";
import type { StoryAround } from "./around.ts";
import { type Block, type BlockSchema, blockSchema, keptBlockSchema, type Layout } from "./block.ts";
import { creditProblems } from "./credits.ts";
import type { DemoFile } from "./demo-file.ts";
import { type FormatEditor, openEditor } from "./editor.ts";
import { mapFiles } from "./map-files.ts";

/** Time that the first one takes somebody who has the files at hand. */
export type Effort = "hour" | "day" | "week";

/** Description of a format, without its schema: for who chooses one and for who edits one. */
export interface AboutFormat<Name extends string, Settings, Data> {
  /** As the specification calls it. */
  readonly name: Name;
  /** As people call it. */
  readonly label: string;
  /** Purpose of the format, one sentence. */
  readonly lede: string;
  /** Cases in which to choose it, and those in which another is better. */
  readonly useIf: readonly string[];
  readonly avoidIf: readonly string[];
  /** Material that one brings. */
  readonly needs: string;
  readonly effort: Effort;
  /** Whether it stays where it is among the paragraphs, and is no scene. */
  readonly isStill?: boolean;
  /** Name of one of its steps: «Foto», «Pregunta»; that of all when left out. */
  readonly stepName?: string;
  /** Layout of its text where the block says none; over what moves, on a card, when left out. */
  readonly layout?: Layout;
  /** Parts that take a published graphic, by path from the block; none when left out. */
  readonly pieces?: readonly string[];
  /** Names of its parts, by path from the block: `settings.effect`, `steps.*.data.image`. A path has one name in all formats. */
  readonly labels: Labels;
  readonly choices?: Choices;
  /** Which of its parts take files of the library, by path from the block. A path takes the same kinds in all formats. */
  readonly files: Readonly<Record<string, TakenFile>>;
  /** Settings of a new block, and data of a new step of it. */
  readonly firstSettings: Settings;
  readonly firstData: Data;
}

/** Input for the HTML of a block besides the block. */
export interface BlockInput {
  readonly file: FileOf;
  /** Selects the block in a style sheet: `#b-…`. */
  readonly selector: string;
  /** Whether it is the first that readers see: its picture is not loaded late. */
  readonly isFirst: boolean;
  /** Address, for the page, of a file that goes out beside it. */
  readonly srcOf: (file: TextFile) => string;
  /** Returns a file that the build made for readers, by its name in `dist/readers/formats`. @throws {Error} When it did not. */
  readonly built: (name: string) => string;
  /** Parts of the story that it may show besides its own; none when left out. */
  readonly around?: StoryAround;
}

/** Parts that a format gives the page of a story. Every text in them is safe: see `escapeHtml`. */
export interface BlockParts {
  /** HTML that stays in place and changes while the texts pass; hidden from who listens, who is told what is seen at each step. Empty for none. */
  readonly scene: string;
  /** HTML that a reader may press in the scene. */
  readonly controls?: string;
  /** For each step a figure of what is seen then: what is shown without a script, with reduced motion and on paper. Empty for none. */
  readonly stills: readonly string[];
  /** For each step what is seen then, in words, for who listens while it moves. */
  readonly said: readonly string[];
  /** HTML of all of a block that stays where it is, in the place of its steps: see {@link flowItems}. */
  readonly flow?: string;
  /** Whether its runtime does something in a block that stays where it is. */
  readonly isAlive?: boolean;
  /** Whether the steps are the items of one thing, for who listens: the details of a picture. */
  readonly isList?: boolean;
  /** Told to the runtime. */
  readonly own?: object;
  /** Style rules of this block alone, each beginning with the selector; style attributes are not let through. */
  readonly css?: string;
  /** Files that go out beside the page. */
  readonly files?: readonly TextFile[];
  /** Whether it says by itself whose its files are. */
  readonly saysCredit?: boolean;
}

/** Contents of a format's folder. */
export interface FormatParts<Name extends string, Settings extends z.ZodRawShape, Data extends z.ZodRawShape> {
  readonly about: AboutFormat<Name, z.output<z.ZodObject<Settings>>, z.output<z.ZodObject<Data>>>;
  readonly settings: z.ZodObject<Settings>;
  readonly data: z.ZodObject<Data>;
  /** Lists the problems that no schema sees, as sentences beside parts of the block. */
  readonly rules?: (block: BlockOf<Settings, Data>) => readonly FieldProblem[];
  /** Lists the renditions that it needs of its files; `field` is the path from the block. */
  readonly renditions?: (block: BlockOf<Settings, Data>) => readonly WantedRendition[];
  /** Fields whose files are made here, as a view of a model: nobody else is to be credited. By path from the block. */
  readonly madeHere?: readonly string[];
  /** Lists what keeps it from being published once its files are known. */
  readonly fileRules?: (block: BlockOf<Settings, Data>, file: FileOf) => readonly FieldProblem[];
  /** Lists the published graphics that it shows; `field` is the path from the block. */
  readonly pieces?: (block: BlockOf<Settings, Data>) => readonly WantedPiece[];
  /** Lists what keeps it from being published once those are known. */
  readonly pieceRules?: (block: BlockOf<Settings, Data>, piece: PieceOf) => readonly FieldProblem[];
  /** The most that it makes a phone load, bytes. */
  readonly phoneBytes?: (block: BlockOf<Settings, Data>, file: FileOf) => number;
  readonly html: (block: BlockOf<Settings, Data>, input: BlockInput) => BlockParts;
  /** Loads its editor, which only the site does; left out where there is nothing to say but its text. */
  readonly editor?: () => Promise<FormatEditor<BlockOf<Settings, Data>>>;
  /** Fictional, drawn by code: what tests, the gallery, the manual page and «Cargar ejemplos» show. */
  readonly example: FormatExample<BlockOf<Settings, Data>>;
}

type BlockOf<Settings extends z.ZodRawShape, Data extends z.ZodRawShape> = Block<
  z.output<z.ZodObject<Settings>>,
  z.output<z.ZodObject<Data>>
>;

/** A fictional block, and the files that it uses by their references: `file:` and an id. */
export interface FormatExample<Written extends Block = Block> {
  readonly block: Written;
  readonly files: Readonly<Record<string, DemoFile>>;
  /** The published graphics that it shows, by their references; none when left out. */
  readonly pieces?: Readonly<Record<string, ResolvedPiece>>;
}

/** A format, for who does not know which. */
export interface Format<Written extends Block = Block> {
  readonly about: AboutFormat<string, object, object>;
  /** Schema of a block that can be published. */
  readonly schema: BlockSchema;
  /** Schema of one that can be kept. */
  readonly keptSchema: BlockSchema;
  readonly example: FormatExample;
  /** Whether a block is of this format. */
  isBlock(block: Block): block is Written;
  /** The block with another text for each file and each published graphic that it uses. `field` is the path from the block. */
  mapSources(block: Block, map: (source: string, field: string) => string): Block;
  rules(block: Block): readonly FieldProblem[];
  renditions(block: Block): readonly WantedRendition[];
  /** Lists what keeps it from being published once its files are known, and photographs and videos of which nobody says whose they are. */
  fileRules(block: Block, file: FileOf): readonly FieldProblem[];
  /** Lists the published graphics that it shows. */
  pieces(block: Block): readonly WantedPiece[];
  /** Lists what keeps it from being published once those are known. */
  pieceRules(block: Block, piece: PieceOf): readonly FieldProblem[];
  phoneBytes(block: Block, file: FileOf): number;
  html(block: Block, input: BlockInput): BlockParts;
  /** Loads its editor; `null` where there is nothing to say but its text. */
  readonly editor: (() => Promise<FormatEditor<Block>>) | null;
}

/** A format as everybody else sees it. @throws {TypeError} When it is given a block of another. */
export function format<const Name extends string, Settings extends z.ZodRawShape, Data extends z.ZodRawShape>(
  parts: FormatParts<Name, Settings, Data>,
): Format<BlockOf<Settings, Data>> {
  const { about, rules, renditions, fileRules, pieces, pieceRules, phoneBytes, html, editor, example } = parts;
  const paths = [...Object.keys(about.files), ...(about.pieces ?? [])];
  const isBlock = (block: Block): block is BlockOf<Settings, Data> => block.format === about.name;
  function mine(block: Block): BlockOf<Settings, Data> {
    if (isBlock(block)) return block;
    throw new TypeError(`${about.name} was given a block of ${block.format}.`);
  }
  return {
    about,
    schema: blockSchema(about.name, parts.settings, parts.data),
    keptSchema: keptBlockSchema(about.name, parts.settings, parts.data),
    example,
    isBlock,
    mapSources: (block, map) => mapFiles(mine(block), paths, map),
    rules: (block) => rules?.(mine(block)) ?? [],
    renditions: (block) => renditions?.(mine(block)) ?? [],
    fileRules(block, file) {
      const own = fileRules?.(mine(block), file) ?? [];
      const uncredited = creditProblems(renditions?.(mine(block)) ?? [], file, parts.madeHere ?? []);
      // One that says by itself whose its files are may have said it already.
      return [...own, ...uncredited.filter(({ message }) => !own.some((said) => said.message === message))];
    },
    pieces: (block) => pieces?.(mine(block)) ?? [],
    pieceRules: (block, piece) => pieceRules?.(mine(block), piece) ?? [],
    phoneBytes: (block, file) => phoneBytes?.(mine(block), file) ?? 0,
    html: (block, input) => html(mine(block), input),
    editor: editor ? async () => openEditor(await editor(), mine) : null,
  };
}
