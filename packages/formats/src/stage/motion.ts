import type { StepPosition } from "./step-progress.ts";

/** Data that the page gives a runtime about its block. */
export type BlockData = Readonly<Record<string, unknown>>;

/** Elements and data that a runtime works with. */
export interface RuntimeElements {
  readonly block: HTMLElement;
  readonly scene: HTMLElement;
  /** Element with what a reader may press; `null` when the format has nothing to press. */
  readonly controls: HTMLElement | null;
  readonly steps: readonly HTMLElement[];
  /** Data in `own` of the block's parts. */
  readonly own: BlockData;
}

/** Position of the reader in a block. */
export interface Moment extends StepPosition {
  /** Share of the block that has been scrolled through, 0 to 1. */
  readonly progress: number;
  /** Size of the scene, CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Actions of a runtime on its block. */
export interface Motion {
  /** Draws a moment: once a frame at most, while the block is in sight and something changed. */
  draw(moment: Moment): void;
  /** The block will be in sight soon: what it needs can be loaded. Once. */
  prepare?(): void;
  /** The block came into sight, or left it: what plays by itself rests out of sight. */
  show?(isInSight: boolean): void;
}

/** Begins the movement of a block. Called once for each block, when movement is wanted. */
export type MountFormat = (place: RuntimeElements) => Motion;

/** The runtimes of a page, by format: the page's script declares it around all of them. */
declare const nvFormats: Record<string, MountFormat>;

/** Offers a runtime to the page that it is in. @param name - Name of the format. */
export function register(name: string, mount: MountFormat): void {
  nvFormats[name] = mount;
}
