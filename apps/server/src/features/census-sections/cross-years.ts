import { writeFile } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";
import { sectionsCredit } from "@nv/contracts";
import { type CrossedSections, CrossSections } from "@nv/contracts/schemas";
import { boxOf, createBoxIndex, type FlatArea, type FlatBox, overlapM2, toEqualArea } from "@nv/geography";
import { delimitedLine } from "@nv/tables";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import { unpackArea } from "./core/packed-area.ts";
import { boxesMet, codesFrom, findLoad, listsOf, packedOf, type SectionsLoad, stepsOf } from "./sections.repository.ts";
import type { SectionsContext } from "./sections-context.ts";

/** Kind of the job that tells which part of each section of a year is in which of another. */
export const CROSS_JOB = "census-sections.cross";

/** Least share that counts: less of both sections is how two years were drawn, not ground that changed hands. */
const LEAST_SHARE = 0.001;

const SHARE_DIGITS = 4;

const WORLD: FlatBox = { west: -180, south: -90, east: 180, north: 90 };

/** A section of the first year, with a section of the second. */
interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly ofFrom: number;
  readonly ofTo: number;
  readonly sharedM2: number;
}

interface Placed {
  readonly code: string;
  readonly areaM2: number;
  readonly geometry: Uint8Array;
  readonly area: FlatArea;
}

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

async function placed(
  { db }: Pick<SectionsContext, "db">,
  load: SectionsLoad,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Placed>> {
  const found = new Map<string, Placed>();
  for (const list of listsOf(codes))
    for (const row of await packedOf(db, load, list)) found.set(row.code, { ...row, area: unpackArea(row.geometry) });
  return found;
}

function crossingOf(from: Placed, to: Placed, sharedM2: number): Crossing {
  return {
    ...{ from: from.code, to: to.code, sharedM2 },
    ofFrom: Math.min(1, sharedM2 / Math.max(1, from.areaM2)),
    ofTo: Math.min(1, sharedM2 / Math.max(1, to.areaM2)),
  };
}

/** The table as a file: codes are texts, shares of 1 with a point. */
function tableOf({ from, to }: CrossSections, crossings: readonly Crossing[]): string {
  const head = [`CUSEC_${from}`, `CUSEC_${to}`, `parte_de_${from}`, `parte_de_${to}`, "km2_comunes", "fuente"];
  const credit = sectionsCredit(from, to);
  return [
    delimitedLine(head),
    ...crossings.map((crossing) =>
      delimitedLine([
        ...[crossing.from, crossing.to, crossing.ofFrom.toFixed(SHARE_DIGITS), crossing.ofTo.toFixed(SHARE_DIGITS)],
        ...[(crossing.sharedM2 / 1_000_000).toFixed(SHARE_DIGITS), credit],
      ]),
    ),
  ].join("");
}

/** Finds what each section of a year became in another, and leaves it as a table in the library. */
export function createCrossHandler(context: SectionsContext): JobHandler {
  const { db, files } = context;

  async function required(year: number): Promise<SectionsLoad> {
    const load = await findLoad(db, year);
    if (load === undefined) throw new WorkRefused(`No está cargado el seccionado de ${year}.`);
    return load;
  }

  return async ({ payload, actor, signal, progress, log }): Promise<CrossedSections> => {
    const asked = CrossSections.parse(payload);
    const [first, second] = [await required(asked.from), await required(asked.to)];
    const codes = await codesFrom(db, first, asked.prefix);
    if (codes.length === 0) throw new WorkRefused(`En ${asked.from} ninguna sección empieza por «${asked.prefix}».`);
    const boxes = await boxesMet(db, second, stepsOf(WORLD));
    const boxesAt = createBoxIndex(boxes);
    const crossings: Crossing[] = [];
    let [same, done] = [0, 0];

    async function cross(some: ReadonlyMap<string, Placed>): Promise<void> {
      const kept = await placed(context, second, [...some.keys()]);
      const changed = [...some.values()].filter(({ code, geometry }) => {
        const other = kept.get(code);
        return other === undefined || !isSame(geometry, other.geometry);
      });
      const near = new Map(
        changed.map((one) => {
          const met = boxesAt(stepsOf(boxOf(one.area)));
          return [one.code, met.flatMap((at) => boxes[at]?.code ?? [])] as const;
        }),
      );
      const others = await placed(context, second, [...new Set([...near.values()].flat())]);
      const grounds = new Map([...others].map(([code, { area }]) => [code, toEqualArea(area)]));
      for (const one of some.values()) {
        const met = near.get(one.code);
        const self = kept.get(one.code);
        if (met === undefined && self !== undefined) {
          same += 1;
          crossings.push(crossingOf(one, self, one.areaM2));
          continue;
        }
        const ground = toEqualArea(one.area);
        for (const code of (met ?? []).toSorted()) {
          const [other, otherGround] = [others.get(code), grounds.get(code)];
          if (other === undefined || otherGround === undefined) continue;
          const crossing = crossingOf(one, other, overlapM2(ground, otherGround));
          if (Math.max(crossing.ofFrom, crossing.ofTo) >= LEAST_SHARE) crossings.push(crossing);
        }
        await turn();
      }
    }

    for (const list of listsOf(codes)) {
      signal.throwIfAborted();
      await cross(await placed(context, first, list));
      done = Math.min(codes.length, done + list.length);
      await progress(
        done / codes.length,
        `${done.toLocaleString("es")} de ${codes.length.toLocaleString("es")} secciones`,
      );
    }
    const fileName = `secciones_${asked.from}_a_${asked.to}${asked.prefix === "" ? "" : `_${asked.prefix}`}.csv`;
    const text = tableOf(asked, crossings);
    const { id } = await files.bring({
      words: {
        name: fileName,
        credit: "Instituto Nacional de Estadística",
        source: sectionsCredit(asked.from, asked.to),
      },
      write: (path) => writeFile(path, text),
      ...{ actor, signal },
    });
    log(`${crossings.length} crossings of ${codes.length} sections, ${same} the same`);
    return { fileId: id, fileName, rows: crossings.length, sections: codes.length, same };
  };
}
