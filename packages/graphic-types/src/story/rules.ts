import { STORY_PHONE_BYTES } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { formatOf } from "@nv/formats";
import type { FileOf, PieceOf, WantedPiece, WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import type { StoryConfig } from "./config.ts";

const MB = 1_000_000;

type Block = StoryConfig["blocks"][number];

/** Collects the items told of each block, with their fields as paths of the story. */
const ofBlocks = <Told extends { readonly field: string }>(
  { blocks }: StoryConfig,
  tell: (block: Block) => readonly Told[],
): readonly Told[] =>
  blocks.flatMap((block, place) => tell(block).map((told) => ({ ...told, field: `blocks.${place}.${told.field}` })));

/** Names that are there twice: addresses and merges go by them. */
export function partsTwice(blocks: readonly Block[]): readonly FieldProblem[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ id, steps }, place) => {
    const isTwice = seen.has(id) || new Set(steps.map((step) => step.id)).size < steps.length;
    seen.add(id);
    return isTwice ? [{ field: `blocks.${place}`, message: "Está dos veces: quita uno" }] : [];
  });
}

/** Lists the renditions that are needed of the files of all blocks. */
export const storyRenditions = (config: StoryConfig): readonly WantedRendition[] =>
  ofBlocks(config, (block) => formatOf(block.format).renditions(block));

/** Lists the published graphics that all blocks show. */
export const storyPieces = (config: StoryConfig): readonly WantedPiece[] =>
  ofBlocks(config, (block) => formatOf(block.format).pieces(block));

/** Lists what keeps blocks from being published once the graphics that they show are known. */
export const storyPieceRules = (config: StoryConfig, piece: PieceOf): readonly FieldProblem[] =>
  ofBlocks(config, (block) => formatOf(block.format).pieceRules(block, piece));

const blockBytes = ({ blocks }: StoryConfig, file: FileOf) =>
  blocks.map((block) => formatOf(block.format).phoneBytes(block, file));

/** The most that a phone loads of all blocks, bytes. */
export const storyPhoneBytes = (config: StoryConfig, file: FileOf): number =>
  blockBytes(config, file).reduce((sum, bytes) => sum + bytes, 0);

/** A story without blocks, what each format says of its files, and what is too heavy for a phone. */
export function storyFileRules(config: StoryConfig, file: FileOf): readonly FieldProblem[] {
  const { blocks } = config;
  if (blocks.length === 0) return [{ field: "blocks", message: "Todavía no tiene ningún bloque" }];
  const weights = blockBytes(config, file);
  const total = storyPhoneBytes(config, file);
  const heaviest = weights.indexOf(Math.max(...weights));
  const [weight, most, own] = [total, STORY_PHONE_BYTES, weights[heaviest] ?? 0].map((bytes) =>
    formatNumber(bytes / MB),
  );
  const message = `En un móvil la historia pesa ${weight} MB, y son ${most} como mucho: este bloque es el que más, ${own} MB`;
  const heavy = total > STORY_PHONE_BYTES ? [{ field: `blocks.${heaviest}`, message }] : [];
  return [...heavy, ...ofBlocks(config, (block) => formatOf(block.format).fileRules(block, file))];
}
