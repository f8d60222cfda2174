import { isOwnPage } from "./core/published-headers.ts";
import type { PublishedSection } from "./core/published-path.ts";
import { revisionPath, withRevisionAddress } from "./core/revision-address.ts";
import { type RevisionFile, revisionName, type SharedFile } from "./publisher.ts";

/** Contents by which a revision is named, and the place where it will be. */
interface UnnamedRevision {
  readonly publicBaseUrl: string;
  readonly section: PublishedSection;
  readonly slug: string;
  /** Number of the revision: how many there were, and one. */
  readonly number: number;
  readonly files: readonly RevisionFile[];
  readonly shared: readonly SharedFile[];
}

/** Names a revision by what it holds, and writes its address into its pages. */
export function nameRevision({ publicBaseUrl, section, slug, number, files, shared }: UnnamedRevision): {
  readonly revision: string;
  readonly files: readonly RevisionFile[];
} {
  const contents = [
    ...files.map(({ body }) => Buffer.from(body).toString()),
    ...shared.map(({ path, hash }) => `${path} ${hash}`),
  ];
  const revision = revisionName(number, contents.join("\0"));
  const path = revisionPath(publicBaseUrl, section, slug, revision);
  const named = files.map((file) =>
    isOwnPage(file) || file.namesRevision === true ? { ...file, body: withRevisionAddress(file.body, path) } : file,
  );
  return { revision, files: named };
}
