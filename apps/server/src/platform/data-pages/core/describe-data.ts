import type { CitableData } from "./citable-data.ts";
import { citationText } from "./citations.ts";

/** JSON as objects. */
type Described = Readonly<Record<string, unknown>>;

const organization = (name: string) => ({ "@type": "Organization", name });

const moment = (ms: number) => new Date(ms).toISOString();

/** Longest description that search engines take, characters. */
const LONGEST = 5000;

function describedAlike(data: CitableData): Described {
  const { title, description, url, revision, license, publisher, publishedAtMs, first, last } = data;
  return {
    name: title,
    description: (description || `${data.kind} de datos: ${title}`).slice(0, LONGEST),
    url,
    version: revision,
    inLanguage: "es",
    ...(license !== "" && { license }),
    creator: organization(publisher),
    publisher: organization(publisher),
    dateModified: moment(publishedAtMs),
    datePublished: moment(data.changes.at(-1)?.atMs ?? publishedAtMs),
    ...(first !== "" && { temporalCoverage: `${first}/${last}` }),
  };
}

/** Description of the data for search engines. @see https://schema.org/Dataset */
export function datasetJson(data: CitableData): Described {
  const { sources, columns, files, revisionUrl } = data;
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    ...describedAlike(data),
    identifier: revisionUrl,
    isAccessibleForFree: true,
    creditText: citationText(data),
    ...(sources.length > 0 && {
      isBasedOn: sources.map(({ name, url }) => ({ "@type": "CreativeWork", name, ...(url !== "" && { url }) })),
    }),
    variableMeasured: columns.map(({ name, label, unit }) => ({
      "@type": "PropertyValue",
      name: label || name,
      ...(unit !== "" && { unitText: unit }),
    })),
    distribution: files.map(({ path, url, mediaType, sizeBytes, sha256 }) => ({
      "@type": "DataDownload",
      name: path,
      contentUrl: url,
      encodingFormat: mediaType,
      contentSize: `${sizeBytes} B`,
      sha256,
    })),
  };
}

/**
 * The context of Croissant 1.1 (its first appendix), with the terms of 1.0 that its reference reader still asks for. That reader, as we, has
 * schema.org at its address with https.
 *
 * @see https://docs.mlcommons.org/croissant/docs/croissant-spec-1.1.html
 */
const CROISSANT_CONTEXT = {
  "@language": "es",
  "@vocab": "https://schema.org/",
  conformsTo: "dct:conformsTo",
  cr: "http://mlcommons.org/croissant/",
  data: { "@id": "cr:data", "@type": "@json" },
  dataType: { "@id": "cr:dataType", "@type": "@vocab" },
  dct: "http://purl.org/dc/terms/",
  examples: { "@id": "cr:examples", "@type": "@json" },
  rai: "http://mlcommons.org/croissant/RAI/",
  sc: "https://schema.org/",
  annotation: "cr:annotation",
  arrayShape: "cr:arrayShape",
  citeAs: "cr:citeAs",
  column: "cr:column",
  containedIn: "cr:containedIn",
  equivalentProperty: "cr:equivalentProperty",
  excludes: "cr:excludes",
  extract: "cr:extract",
  field: "cr:field",
  fileObject: "cr:fileObject",
  fileProperty: "cr:fileProperty",
  fileSet: "cr:fileSet",
  format: "cr:format",
  includes: "cr:includes",
  isArray: "cr:isArray",
  isLiveDataset: "cr:isLiveDataset",
  jsonPath: "cr:jsonPath",
  key: "cr:key",
  md5: "cr:md5",
  parentField: "cr:parentField",
  path: "cr:path",
  readLines: "cr:readLines",
  recordSet: "cr:recordSet",
  references: "cr:references",
  regex: "cr:regex",
  repeated: "cr:repeated",
  replace: "cr:replace",
  samplingRate: "cr:samplingRate",
  sdVersion: "cr:sdVersion",
  separator: "cr:separator",
  source: "cr:source",
  subField: "cr:subField",
  transform: "cr:transform",
  unArchive: "cr:unArchive",
  value: "cr:value",
} as const;

/** Media type of the table that columns are read from. */
const CSV = "text/csv";

/** Description of the data for who loads them with a program: each file with its bytes' hash, each column with its type. */
export function croissantJson(data: CitableData): Described {
  const { slug, columns, files } = data;
  const table = files.find(({ mediaType }) => mediaType === CSV);
  return {
    "@context": CROISSANT_CONTEXT,
    "@type": "sc:Dataset",
    conformsTo: "http://mlcommons.org/croissant/1.1",
    ...describedAlike(data),
    citeAs: citationText(data),
    isLiveDataset: false,
    distribution: files.map(({ path, url, mediaType, sizeBytes, sha256 }) => ({
      "@type": "cr:FileObject",
      "@id": path,
      name: path,
      contentUrl: url,
      contentSize: `${sizeBytes} B`,
      encodingFormat: mediaType,
      sha256,
    })),
    recordSet:
      table === undefined
        ? []
        : [
            {
              "@type": "cr:RecordSet",
              "@id": slug,
              name: slug,
              field: columns.map(({ name, type, label, unit }) => ({
                "@type": "cr:Field",
                "@id": `${slug}/${name}`,
                name,
                description: [label || name, unit].filter(Boolean).join(", "),
                dataType: `sc:${type}`,
                source: { fileObject: { "@id": table.path }, extract: { column: name } },
              })),
            },
          ],
  };
}
