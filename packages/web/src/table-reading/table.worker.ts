import { type BringOptions, readTableImport } from "./read-import.ts";

/** Order to read a table. */
export interface TableOrder extends BringOptions {
  readonly bytes: Uint8Array;
}

self.onmessage = ({ data: { bytes, ...options } }: MessageEvent<TableOrder>) => {
  void readTableImport(bytes, options).then((brought) => self.postMessage(brought));
};
