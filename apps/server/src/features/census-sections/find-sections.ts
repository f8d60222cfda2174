import { SECTION_LIMITS } from "@nv/contracts";
import type {
  FoundSections,
  LocatedSections,
  SectionArea,
  SectionDetail,
  SectionShape,
  SectionsInArea,
  SectionsState,
  SectionView,
} from "@nv/contracts/schemas";
import { areaOfGeometry, areNeighbours, boxOf, crossesItself, isInArea } from "@nv/geography";
import { invalidFields, Problem } from "../../http/problem.ts";
import { codesAt } from "./codes-at.ts";
import { screenShape, shapesOf, shapesOfMunicipality } from "./section-shapes.ts";
import { sharesInArea } from "./section-shares.ts";
import {
  areasOf,
  boxesMet,
  findLoad,
  type SectionsLoad,
  stepsOf,
  viewsMet,
  viewsOf,
  visibleLoads,
} from "./sections.repository.ts";
import type { SectionsContext } from "./sections-context.ts";

/** Neighbours are looked for so far around, degrees: a metre and some. */
const AROUND = 0.00002;

/** Sections of the census, as routes see them. Failures are `Problem`s; a year that is not there is `SECTIONS_YEAR_MISSING`. */
export function createFindSections({ db, ine }: Pick<SectionsContext, "db" | "ine">) {
  async function loadOf(year: number): Promise<SectionsLoad> {
    const load = await findLoad(db, year);
    if (load === undefined) throw new Problem("SECTIONS_YEAR_MISSING", { year });
    return load;
  }

  /** In the order of the codes. */
  async function listed(load: SectionsLoad, codes: readonly string[]): Promise<SectionView[]> {
    const views = await viewsOf(db, load, codes);
    return codes.flatMap((code) => views.get(code) ?? []);
  }

  return {
    async state(): Promise<SectionsState> {
      const loads = await visibleLoads(db);
      return {
        years: loads.map(({ year, sections, file_name, changed_at_ms, loaded_by }) => ({
          ...{ year, sections, fileName: file_name, loadedAtMs: changed_at_ms, loadedBy: loaded_by },
        })),
        ine: ine.mode,
      };
    },

    /** @throws {Problem} `SECTION_NOT_FOUND`. */
    async detail(year: number, code: string): Promise<SectionDetail> {
      const load = await loadOf(year);
      const area = (await areasOf(db, load, [code])).get(code);
      if (area === undefined) throw new Problem("SECTION_NOT_FOUND", { year });
      const { west, south, east, north } = boxOf(area);
      const around = { west: west - AROUND, south: south - AROUND, east: east + AROUND, north: north + AROUND };
      const near = (await boxesMet(db, load, stepsOf(around))).map((box) => box.code).filter((one) => one !== code);
      const areas = await areasOf(db, load, near);
      const neighbours = [...areas].filter(([, other]) => areNeighbours(area, other)).toSorted();
      const [section, ...others] = await listed(load, [code, ...neighbours.map(([one]) => one)]);
      if (section === undefined) throw new Problem("SECTION_NOT_FOUND", { year });
      const width = Math.max(east - west, north - south);
      const shapes = [[code, area] as const, ...neighbours].map(([one, shape]) => screenShape(one, shape, width));
      return { year, section, neighbours: others, shapes };
    },

    async byCodes(year: number, codes: readonly string[]): Promise<FoundSections> {
      const load = await loadOf(year);
      const each = [...new Set(codes)];
      const sections = await listed(load, each);
      const known = new Set(sections.map(({ code }) => code));
      return { sections, missing: each.filter((code) => !known.has(code)) };
    },

    async byPoints(year: number, points: readonly (readonly [number, number])[]): Promise<LocatedSections> {
      const load = await loadOf(year);
      const codes = await codesAt(db, load, points);
      const each = [...new Set(codes.filter((code) => code !== null))].toSorted();
      return { codes, sections: await listed(load, each) };
    },

    /** @throws {Problem} `FIELDS_INVALID` for an area that crosses itself or has too many corners; `SECTIONS_TOO_MANY`. */
    async inArea(year: number, { area: geometry, leastShare }: SectionArea): Promise<SectionsInArea> {
      const area = areaOfGeometry(geometry);
      const refuse = (message: string) => invalidFields([{ field: "area", message }]);
      const corners = area.corners.length / 2;
      if (corners > SECTION_LIMITS.corners) throw refuse("El polígono tiene demasiados vértices: simplifícalo antes");
      if (corners <= SECTION_LIMITS.cornersLookedAt && crossesItself(area))
        throw refuse("El polígono se cruza consigo mismo: no se sabe qué queda dentro");
      const load = await loadOf(year);
      const met = await viewsMet(db, load, stepsOf(boxOf(area)));
      if (leastShare === null) {
        const inside = met.filter(({ centre }) => isInArea(area, centre));
        return { items: inside.map((section) => ({ section, share: null })) };
      }
      if (met.length > SECTION_LIMITS.sectionsMet) throw new Problem("SECTIONS_TOO_MANY");
      return { items: await sharesInArea(db, load, { area, met, leastShare }) };
    },

    shapes: async (year: number, codes: readonly string[]): Promise<SectionShape[]> =>
      shapesOf(db, await loadOf(year), codes),

    /** Lists the shapes of a municipality's sections, in as much detail as a screen shows. */
    ofMunicipality: async (year: number, municipality: string): Promise<SectionShape[]> =>
      shapesOfMunicipality(db, await loadOf(year), municipality),
  };
}

export type FindSections = ReturnType<typeof createFindSections>;
