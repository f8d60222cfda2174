/** Location of an S3-compatible store. */
export interface S3Location {
  readonly bucket: string;
  /** Put before every key, without slashes at its ends; empty for none. */
  readonly prefix: string;
  /** Address of the service, without a final slash. */
  readonly endpoint: string;
  readonly region: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads `STORAGE_URL`.
 *
 * @param text - `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint, Amazon's for the region.
 * @returns `null` when it is not such an address.
 */
export function parseStorageUrl(text: string): S3Location | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol !== "s3:" || !BUCKET.test(hostname)) return null;
  const region = searchParams.get("region") ?? "us-east-1";
  const endpoint = (searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, "");
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) return null;
  return { bucket: hostname, prefix: pathname.replaceAll(/^\/+|\/+$/g, ""), endpoint, region };
}
