import type { StepPosition } from "./step-progress.ts";

/** What the page tells a runtime about its block. */
export type Own = Readonly<Record<string, unknown>>;

/** Where a runtime works. */
export interface Place {
  readonly block: HTMLElement;
  readonly scene: HTMLElement;
  /** What a reader may press; `null` when the format has nothing to press. */
  readonly controls: HTMLElement | null;
  readonly steps: readonly HTMLElement[];
  /** What `own` of the block's parts says. */
  readonly own: Own;
}

/** Where the reader is in a block. */
export interface Moment extends StepPosition {
  /** How much of the block has been scrolled through, 0 to 1. */
  readonly progress: number;
  /** Size of the scene, CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a runtime does with its block. */
export interface Motion {
  /** Draws a moment: once a frame at most, while the block is in sight and something changed. */
  draw(moment: Moment): void;
  /** The block will be in sight soon: what it needs can be loaded. Once. */
  prepare?(): void;
  /** The block came into sight, or left it: what plays by itself rests out of sight. */
  show?(isInSight: boolean): void;
}

/** Begins the movement of a block. Called once for each block, when movement is wanted. */
export type MountFormat = (place: Place) => Motion;

/** The runtimes of a page, by format: the page's script declares it around all of them. */
declare const nvFormats: Record<string, MountFormat>;

/** Offers a runtime to the page that it is in. @param name - Name of the format. */
export function register(name: string, mount: MountFormat): void {
  nvFormats[name] = mount;
}
