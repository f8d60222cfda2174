import { createHash } from "node:crypto";
import { mediaTypeOf } from "../../gate/core/media-types.ts";
import type { House } from "../house/house.ts";
import { DATA_LISTS, DATA_PAGE, SERIES_FILES } from "../publishing/core/published-path.ts";
import { revisionPath, withRevisionAddress } from "../publishing/core/revision-address.ts";
import { PROVIDER_NAME } from "../publishing/oembed.service.ts";
import type { RevisionFile } from "../publishing/publisher.ts";
import type { Publishing } from "../publishing/publishing.ts";
import type { AboutData, CitableData, DataFile } from "./core/citable-data.ts";
import { CROISSANT_FILE, dataPage } from "./core/data-page.ts";
import { croissantJson } from "./core/describe-data.ts";
import { readTableFacts } from "./core/read-table-facts.ts";

/** Revisions that the page lists. */
const LISTED = 50;

/** A revision that has its name, and its files as readers will get them. */
export interface NamedRevision {
  readonly revision: string;
  readonly publishedAtMs: number;
  readonly files: readonly RevisionFile[];
}

/** Data of a revision besides its files. */
export interface RevisionOfData {
  readonly slug: string;
  readonly about: AboutData;
  /** Summary of what this revision holds. */
  readonly text: string;
  /** Revisions before, the newest first. */
  readonly past: CitableData["changes"];
}

function fileOf({ path, body }: RevisionFile, revisionUrl: string): DataFile {
  const sha256 = createHash("sha256").update(body).digest("hex");
  const [mediaType = ""] = mediaTypeOf(path).split(";", 1);
  return { path, url: revisionUrl + path, mediaType, sizeBytes: body.byteLength, sha256 };
}

/**
 * Writes the page of a revision of data for readers, and its description for programs. They lie beside the data and do not name the
 * revision: what is said of data changes nothing of them.
 */
export async function dataFiles(
  { publishing, house }: { readonly publishing: Publishing; readonly house: House },
  { slug, about, text, past }: RevisionOfData,
  { revision, publishedAtMs, files }: NamedRevision,
): Promise<readonly RevisionFile[]> {
  const { publicBaseUrl } = publishing;
  const url = `${publicBaseUrl}/data/${slug}/`;
  const revisionUrl = `${url}${revision}/`;
  const csv = files.find(({ path }) => path === SERIES_FILES.csv);
  const { columns, ...said } = about;
  const data: CitableData = {
    ...said,
    ...readTableFacts(Buffer.from(csv?.body ?? "").toString(), columns),
    ...{ slug, revision, url, revisionUrl, publishedAtMs, publisher: PROVIDER_NAME },
    catalogueUrl: `${publicBaseUrl}/data/${DATA_LISTS.catalogue}`,
    feedUrl: `${publicBaseUrl}/data/${DATA_LISTS.feed}`,
    files: files.map((file) => fileOf(file, revisionUrl)),
    changes: [{ revision, atMs: publishedAtMs, text }, ...past].slice(0, LISTED),
  };
  const { style } = await house.current();
  const dressed = await house.dress(dataPage(data, style));
  const address = revisionPath(publicBaseUrl, "data", slug, revision);
  return [
    { path: DATA_PAGE, body: withRevisionAddress(Buffer.from(dressed.html), address), policy: "page" },
    { path: CROISSANT_FILE, body: Buffer.from(JSON.stringify(croissantJson(data))) },
    ...dressed.files,
  ];
}
