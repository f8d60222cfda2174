/** The part of s3rver that the tests use; it comes without types. */
declare module "s3rver" {
  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it.
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
