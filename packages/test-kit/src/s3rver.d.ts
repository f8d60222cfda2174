/** The part of s3rver that the tests use; it comes without types. */
declare module "s3rver" {
  import type { Readable } from "node:stream";

  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  /** Object that is brought. */
  interface BroughtObject {
    readonly bucket: string;
    readonly key: string;
    readonly content: Uint8Array | Readable;
    readonly metadata: object;
  }
  /** Objects in files of a folder. */
  export interface FileStore {
    getResourcePath(bucket: string, key: string, resource: "object"): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    getObject(bucket: string, key: string, range?: object): Promise<unknown>;
    putObject(object: BroughtObject): Promise<{ readonly size: number; readonly md5: string }>;
    copyObject(fromBucket: string, fromKey: string, bucket: string, key: string, metadata?: object): Promise<unknown>;
    deleteObject(bucket: string, key: string): Promise<void>;
    listObjects(bucket: string, options: object): Promise<unknown>;
  }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it.
  export default class S3rver {
    readonly store: FileStore;
    constructor(options: Options);
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
