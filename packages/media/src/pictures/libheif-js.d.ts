/** Part of libheif that is used: its own types describe the program under it, and not these. */
declare module "libheif-js/wasm-bundle.js" {
  interface Shown {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    display(room: Shown, done: (shown: Shown | null) => void): void;
    free(): void;
  }
  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  }
  const libheif: Libheif;
  // biome-ignore lint/style/noDefaultExport: it is how Node gives what is CommonJS
  export default libheif;
}
