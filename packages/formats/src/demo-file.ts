/** A file of an example, drawn by code: the repository carries no photograph of anyone. */
export interface DemoFile {
  readonly name: string;
  readonly altText: string;
  readonly credit: string;
  readonly source: string;
  readonly content: DemoContent;
}

/** Content of a file of an example. */
export type DemoContent =
  | { readonly kind: "drawing"; readonly svg: string; readonly widthPx: number; readonly heightPx: number }
  /** A silent video: each frame is a drawing. */
  | {
      readonly kind: "clip";
      readonly widthPx: number;
      readonly heightPx: number;
      readonly framesPerSecond: number;
      readonly frames: number;
      /** @param ratio - Moment, 0 to 1. @returns SVG. */
      readonly drawAt: (ratio: number) => string;
    }
  /** A sound, as the bytes of a WAV, and a drawing of it for where it cannot be heard. */
  | { readonly kind: "sound"; readonly bytes: () => Uint8Array; readonly svg: string }
  /** Any other, as bytes: a model (`glb`), a folder of ai2html as its files. */
  | { readonly kind: "model"; readonly bytes: () => Uint8Array }
  | { readonly kind: "folder"; readonly files: () => Readonly<Record<string, string>> };
