import { type AreaMatcher, isWithin } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { SelectField } from "@nv/ui";
import { useLate } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import type { DataBasemap } from "../draw/data-basemap.ts";
import type { MapData } from "../map-parts.ts";
import { AREA_NOUNS } from "../values/area-names.ts";

interface Props {
  readonly areas: DataBasemap;
  readonly data: MapData;
  readonly place: string;
  readonly onChoose: (row: number, code: string) => void;
}

/** Rows of a table whose area somebody chose here. */
interface Answers {
  readonly of: MapData["rows"];
  readonly rows: readonly number[];
}

/** Rows without an area that are asked about, and names that are told. */
const MOST_ASKED = 12;
const MOST_NAMED = 12;
/** Lists that are short enough to be looked through whole. */
const MOST_CHOICES = 60;

function choicesFor(matcher: AreaMatcher, cell: string) {
  const found = matcher.match(cell);
  if (found.kind === "one") return [];
  const near = found.candidates.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  if (matcher.names.size > MOST_CHOICES) return near;
  const others = [...matcher.names]
    .filter(([code]) => !near.some(({ value }) => value === code))
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "es"));
  return [...near, ...others];
}

const isShared = (matcher: AreaMatcher, cell: string) => matcher.match(cell).kind === "shared";

function named(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMED).join(", ");
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${told} y ${formatNumber(more)} más` : told;
}

/** Rows that have no area, each with those that may be meant, and areas that have no row. */
export function LeftOver({ areas, data, place, onChoose }: Props): ReactNode {
  const { kind, within, layer } = areas;
  const load = useMemo(
    () => async () => (await import("./area-matcher-for.ts")).matcherFor({ kind, layer }),
    [kind, layer],
  );
  const { part: matcher } = useLate(load);
  const at = data.columns.findIndex(({ name }) => name === place);
  // A question that was answered stays with its answer: the arrows choose at each step, and whoever chose wrongly sees it.
  const [answers, setAnswers] = useState<Answers>({ of: data.rows, rows: [] });
  const answered = answers.of === data.rows ? answers.rows : [];
  const codeOf = (row: number) => data.codes[row] ?? "";
  const left = data.rows.flatMap((cells, row) =>
    codeOf(row) === "" || answered.includes(row) ? [{ row, cell: cells[at] ?? "" }] : [],
  );
  const absent = useMemo(() => {
    if (matcher === null) return [];
    const here = new Set(data.codes);
    return [...matcher.names].filter(
      ([code]) => !here.has(code) && (!["provinces", "municipalities"].includes(kind) || isWithin(code, within)),
    );
  }, [matcher, data.codes, kind, within]);
  const [one, several] = AREA_NOUNS[kind];
  const found = data.rows.filter((_, row) => codeOf(row) !== "").length;
  if (data.rows.length === 0) return null;
  return (
    <div className="nv-stack-2">
      <p className="nv-field__hint nv-flush" role="status">
        {`${formatNumber(found)} de ${formatNumber(data.rows.length)} filas tienen su ${one}.`}
        {kind !== "countries" &&
          absent.length > 0 &&
          found > 0 &&
          ` Sin fila, ${formatNumber(absent.length)} ${absent.length === 1 ? one : several}: ${named(absent.map(([, name]) => name))}.`}
      </p>
      {matcher !== null &&
        left.slice(0, MOST_ASKED).map(({ row, cell }) => {
          if (isShared(matcher, cell))
            return (
              <p key={row} className="nv-field__hint nv-flush">
                «{cell}» es terreno de varios municipios (53xxx): no vive nadie, y no tiene dato propio.
              </p>
            );
          const options = choicesFor(matcher, cell);
          return options.length === 0 ? (
            <p key={row} className="nv-field__hint nv-flush">
              Fila {row + 1}: «{cell}» no se parece a ningún nombre ni código. Corrígelo en la tabla.
            </p>
          ) : (
            <SelectField
              key={row}
              label={`Fila ${row + 1}: «${cell}» es…`}
              value={codeOf(row)}
              options={[{ value: "", label: "Elige cuál es" }, ...options]}
              onChange={(code) => {
                setAnswers({ of: data.rows, rows: [...answered, row] });
                onChoose(row, code);
              }}
            />
          );
        })}
      {left.length > MOST_ASKED && (
        <p className="nv-field__hint nv-flush">
          Y {formatNumber(left.length - MOST_ASKED)} filas más sin su {one}.
        </p>
      )}
    </div>
  );
}
