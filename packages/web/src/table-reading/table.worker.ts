import { type BringOptions, readBrought } from "./read-brought.ts";

/** Order to read a table. */
export interface TableOrder extends BringOptions {
  readonly bytes: Uint8Array;
}

self.onmessage = ({ data: { bytes, ...options } }: MessageEvent<TableOrder>) => {
  void readBrought(bytes, options).then((brought) => self.postMessage(brought));
};
