import { z } from "zod";
import { endpoints, get, order, post } from "../endpoints.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { CENSUS_SECTIONS_API_PATH, SECTION_LIMITS } from "./paths.ts";

/** Year of a map of sections: as they were on its first of January. */
export const SectionYear = z.coerce
  .number("Falta el año")
  .int()
  .min(SECTION_LIMITS.firstYear, `Desde ${SECTION_LIMITS.firstYear}`)
  .max(SECTION_LIMITS.lastYear);

const SectionCodeText = z.string().regex(/^\d{10}$/);
const Degrees = z.number();
const Point = z.object({ lon: Degrees.min(-180).max(180), lat: Degrees.min(-90).max(90) });
const LonLat = z.tuple([Degrees.min(-180).max(180), Degrees.min(-90).max(90)]);

/** A section of the census, without its shape. */
export const SectionView = z.object({
  /** CUSEC, ten figures. */
  code: SectionCodeText,
  municipality: z.string(),
  province: z.string(),
  community: z.string(),
  areaM2: z.number(),
  centre: Point,
});
export type SectionView = z.infer<typeof SectionView>;

/** Shape of a section: alternating longitude and latitude, each ring closed. */
export const SectionShape = z.object({
  code: SectionCodeText,
  corners: z.array(Degrees),
  /** End of each ring in `corners`. */
  ends: z.array(z.int()),
});
export type SectionShape = z.infer<typeof SectionShape>;

/** A year that is there, whole. */
const LoadedYear = z.object({
  year: z.int(),
  sections: z.int(),
  fileName: z.string(),
  loadedAtMs: z.number(),
  loadedBy: z.string(),
});

/** Answer of `GET /api/census-sections`. */
export const SectionsState = z.object({
  /** The latest first. */
  years: z.array(LoadedYear),
  /** Whether a year can be fetched from the statistics office. */
  ine: z.enum(["live", "fake", "off"]),
});
export type SectionsState = z.infer<typeof SectionsState>;

/** Body of `POST /api/census-sections/import`: of a file of the library, or of the statistics office's own without one. */
export const ImportSections = z.object({ year: SectionYear, fileId: z.uuid("Elige un archivo").nullable() });
export type ImportSections = z.infer<typeof ImportSections>;

/** Outcome of importing a year. */
export const ImportedSections = z.object({ year: z.int(), sections: z.int() });
export type ImportedSections = z.infer<typeof ImportedSections>;

/** Answer of `GET /api/census-sections/:year/:code`. */
export const SectionDetail = z.object({
  year: z.int(),
  section: SectionView,
  /** Sections that share a stretch of border with it. */
  neighbours: z.array(SectionView),
  /** Of the section, and of its neighbours. */
  shapes: z.array(SectionShape),
});
export type SectionDetail = z.infer<typeof SectionDetail>;

/** Body of `POST /api/census-sections/:year/codes`. */
export const SectionCodes = z.object({
  codes: z.array(SectionCodeText).min(1, "Falta algún código").max(SECTION_LIMITS.codes, "Son demasiados códigos"),
});

/** Answer to codes: those that there are, and those that there are not. */
export const FoundSections = z.object({ sections: z.array(SectionView), missing: z.array(z.string()) });
export type FoundSections = z.infer<typeof FoundSections>;

/** Body of `POST /api/census-sections/:year/points`: longitude and latitude of each. */
export const SectionPoints = z.object({
  points: z.array(LonLat).min(1, "Falta algún punto").max(SECTION_LIMITS.points, "Son demasiados puntos"),
});

/** Answer to points: the section of each in their order, `null` at sea or abroad; and each section once. */
export const LocatedSections = z.object({
  codes: z.array(SectionCodeText.nullable()),
  sections: z.array(SectionView),
});
export type LocatedSections = z.infer<typeof LocatedSections>;

const Ring = z.array(LonLat.rest(z.number())).min(3, "Le faltan vértices");
const PolygonRings = z.array(Ring).min(1);

/** Body of `POST /api/census-sections/:year/area`: what is inside of an area, by its centre or by as much of it as is inside. */
export const SectionArea = z.object({
  area: z.discriminatedUnion("type", [
    z.object({ type: z.literal("Polygon"), coordinates: PolygonRings }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(PolygonRings).min(1) }),
  ]),
  /** Least share of a section that must be inside, above 0 and up to 1; its centre counts without it. */
  leastShare: z.number().gt(0, "Más de 0").max(1, "Hasta el 100 %").nullable(),
});
export type SectionArea = z.infer<typeof SectionArea>;

/** Answer to an area: each section with the share of it that is inside; `null` where its centre was what counted. */
export const SectionsInArea = z.object({
  items: z.array(z.object({ section: SectionView, share: z.number().nullable() })),
});
export type SectionsInArea = z.infer<typeof SectionsInArea>;

/** Body of `POST /api/census-sections/:year/shapes`. */
export const SectionShapesQuery = z.object({
  codes: z.array(SectionCodeText).min(1).max(SECTION_LIMITS.shapes, "Son demasiadas secciones para un mapa"),
});

/** Answer of it, and of `GET /api/census-sections/:year/municipality/:code`, where they are as fine as a screen is. */
export const SectionShapes = z.object({ shapes: z.array(SectionShape) });
export type SectionShapes = z.infer<typeof SectionShapes>;

/** Body of `POST /api/census-sections/crosswalk`: which part of each section of a year is in which of another. */
export const CrossSections = z
  .object({
    from: SectionYear,
    to: SectionYear,
    /** Codes that begin so: a province, a municipality; all for nothing. */
    prefix: z.string().regex(/^\d{0,7}$/, "Escribe las cifras de una provincia (2) o de un municipio (5)"),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "Elige dos años distintos" });
export type CrossSections = z.infer<typeof CrossSections>;

/** Outcome of crossing two years: a table in the library. */
export const CrossedSections = z.object({
  fileId: z.uuid(),
  fileName: z.string(),
  rows: z.int(),
  /** Sections of the first year, and those of them that are the same in the second. */
  sections: z.int(),
  same: z.int(),
});
export type CrossedSections = z.infer<typeof CrossedSections>;

/** Endpoints of the sections of the census. */
export const sectionsApi = endpoints(CENSUS_SECTIONS_API_PATH, {
  state: get("", SectionsState),
  import: order("/import", ImportSections, JobStarted, { status: 202 }),
  cross: order("/crosswalk", CrossSections, JobStarted, { status: 202 }),
  byCodes: post("/:year/codes", SectionCodes, FoundSections),
  byPoints: post("/:year/points", SectionPoints, LocatedSections),
  inArea: post("/:year/area", SectionArea, SectionsInArea),
  shapes: post("/:year/shapes", SectionShapesQuery, SectionShapes),
});

/** Endpoints of one section, and of those of a municipality. */
export const sectionApi = endpoints(CENSUS_SECTIONS_API_PATH, {
  detail: get("/:year/:code", SectionDetail),
  ofMunicipality: get("/:year/municipality/:code", SectionShapes),
});
