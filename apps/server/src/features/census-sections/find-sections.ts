import { setImmediate as turn } from "node:timers/promises";
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
import {
  areaOfGeometry,
  areNeighbours,
  boxOf,
  createBoxIndex,
  crossesItself,
  type FlatArea,
  isInArea,
  overlapM2,
  toEqualArea,
} from "@nv/geography";
import { invalidFields, Problem } from "../../http/problem.ts";
import { toSteps, unpackArea } from "./core/packed-area.ts";
import { thinArea } from "./core/thin-area.ts";
import {
  areasOf,
  boxesMet,
  codesFrom,
  findLoad,
  listsOf,
  packedOf,
  type SectionsLoad,
  stepsOf,
  viewsMet,
  viewsOf,
  visibleLoads,
} from "./sections.repository.ts";
import type { SectionsContext } from "./sections-context.ts";

/** Neighbours are looked for so far around, degrees: a metre and some. */
const AROUND = 0.00002;

/** Points to the width of a screen: what is finer is not seen. */
const SCREEN_POINTS = 1500;

/** Figures of a degree that are given: a decimetre. */
const GIVEN = 1_000_000;

function shapeOf(code: string, { corners, ends }: FlatArea): SectionShape {
  return { code, corners: corners.map((value) => Math.round(value * GIVEN) / GIVEN), ends: [...ends] };
}

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

  /** The section of each point, in their order. */
  async function codesAt(
    load: SectionsLoad,
    points: readonly (readonly [lon: number, lat: number])[],
  ): Promise<(string | null)[]> {
    const found: (string | null)[] = points.map(() => null);
    const boxes = await boxesMet(db, load, stepsOf(boxOf({ corners: points.flat() })));
    const boxesAt = createBoxIndex(boxes);
    const candidates = new Map<string, number[]>();
    for (const [place, [lon, lat]] of points.entries()) {
      const [x, y] = [toSteps(lon), toSteps(lat)];
      for (const at of boxesAt({ west: x, south: y, east: x, north: y })) {
        const { code } = boxes[at] ?? { code: "" };
        const places = candidates.get(code);
        if (places === undefined) candidates.set(code, [place]);
        else places.push(place);
      }
    }
    for (const codes of listsOf([...candidates.keys()])) {
      for (const { code, geometry } of await packedOf(db, load, codes)) {
        const area = unpackArea(geometry);
        for (const place of candidates.get(code) ?? []) {
          const [lon = 0, lat = 0] = points[place] ?? [];
          if (found[place] === null && isInArea(area, { lon, lat })) found[place] = code;
        }
      }
      await turn();
    }
    return found;
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
      const leastDegrees = Math.max(east - west, north - south) / SCREEN_POINTS;
      const shapes = [[code, area] as const, ...neighbours].map(([one, shape]) =>
        shapeOf(one, thinArea(shape, leastDegrees)),
      );
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
      const codes = await codesAt(load, points);
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
      const views = new Map(met.map((section) => [section.code, section]));
      const ground = toEqualArea(area);
      const items: SectionsInArea["items"] = [];
      for (const codes of listsOf([...views.keys()])) {
        for (const [place, { code, areaM2, geometry: packed }] of (await packedOf(db, load, codes)).entries()) {
          const share = Math.min(1, overlapM2(ground, toEqualArea(unpackArea(packed))) / Math.max(1, areaM2));
          const section = views.get(code);
          if (section !== undefined && share >= leastShare) items.push({ section, share });
          if (place % 50 === 0) await turn();
        }
      }
      return { items };
    },

    async shapes(year: number, codes: readonly string[]): Promise<SectionShape[]> {
      const areas = await areasOf(db, await loadOf(year), codes);
      return [...areas].map(([code, area]) => shapeOf(code, area));
    },

    /** Lists the shapes of a municipality's sections, in as much detail as a screen shows. */
    async ofMunicipality(year: number, municipality: string): Promise<SectionShape[]> {
      const load = await loadOf(year);
      const areas = await areasOf(db, load, await codesFrom(db, load, municipality));
      const boxes = [...areas.values()].map(boxOf);
      const width = Math.max(...boxes.map(({ east }) => east)) - Math.min(...boxes.map(({ west }) => west));
      return [...areas].map(([code, area]) => shapeOf(code, thinArea(area, Math.max(0, width) / SCREEN_POINTS)));
    },
  };
}

export type FindSections = ReturnType<typeof createFindSections>;
