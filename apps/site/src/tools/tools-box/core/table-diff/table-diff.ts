import { delimitedLine, readDelimited } from "@nv/tables";
import { advice, type Finding, fine } from "@nv/ui/finding";
import { answerWith, type Refusal, refuse, type Utility, written } from "../utility/utility.ts";

interface Keyed {
  readonly head: readonly string[];
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

function keyed(field: "before" | "after", text: string, keyName: string): Keyed | Refusal {
  const [head, ...rows] = readDelimited(text).rows;
  if (head === undefined)
    return refuse(field, "Pega la tabla con su cabecera. Por ejemplo: «código;valor» y debajo «08019;12».");
  const names = head.cells.map((name) => name.trim());
  const at = keyName === "" ? 0 : names.indexOf(keyName);
  if (at < 0)
    return refuse("key", `Ninguna columna se llama «${keyName}». Las que hay: ${names.slice(0, 8).join(", ")}.`);
  const byKey = new Map<string, readonly string[]>();
  for (const { number, cells } of rows) {
    const key = (cells[at] ?? "").trim();
    if (byKey.has(key))
      return refuse(
        field,
        `Fila ${number}: «${key}» está dos veces. La columna que identifica no se repite: elige otra.`,
      );
    byKey.set(key, cells);
  }
  return { head: names, rows: byKey };
}

type Change = readonly [what: string, key: string, column: string, before: string, after: string];

function changesBetween(before: Keyed, after: Keyed): Change[] {
  const shared = after.head.filter((name) => before.head.includes(name));
  const cellOf = ({ head, rows }: Keyed, key: string, name: string) =>
    (rows.get(key)?.[head.indexOf(name)] ?? "").trim();
  const gone = [...before.rows.keys()].filter((key) => !after.rows.has(key));
  return [
    ...gone.map((key): Change => ["quitada", key, "", "", ""]),
    ...[...after.rows.keys()].flatMap((key): Change[] => {
      if (!before.rows.has(key)) return [["nueva", key, "", "", ""]];
      return shared.flatMap((name): Change[] => {
        const [was, is] = [cellOf(before, key, name), cellOf(after, key, name)];
        return was === is ? [] : [["cambiada", key, name, was, is]];
      });
    }),
  ];
}

function columnNotes({ head }: Keyed, { head: later }: Keyed): Finding[] {
  const added = later.filter((name) => !head.includes(name));
  const gone = head.filter((name) => !later.includes(name));
  return [
    ...(added.length > 0 ? [advice(`Columnas nuevas: ${added.join(", ")}.`)] : []),
    ...(gone.length > 0 ? [advice(`Columnas que ya no están: ${gone.join(", ")}.`)] : []),
  ];
}

/** Utility for the differences between one delivery of a table and the next: rows added, rows removed, cells changed. */
export const tableDiffUtility: Utility = {
  fields: [
    { name: "before", label: "Antes", kind: "lines", example: "código;valor\n01;10\n02;20\n03;30" },
    { name: "after", label: "Ahora", kind: "lines", example: "código;valor\n01;10\n02;25\n04;40" },
    {
      name: "key",
      label: "Columna que identifica cada fila",
      kind: "line",
      example: "",
      hint: "La primera, si se deja vacío.",
    },
  ],
  answer(values) {
    const key = written(values, "key");
    const before = keyed("before", values.before ?? "", key);
    if ("kind" in before) return before;
    const after = keyed("after", values.after ?? "", key);
    if ("kind" in after) return after;
    const changes = changesBetween(before, after);
    const count = (what: Change[0]) => changes.filter(([own]) => own === what).length;
    const table = [["qué", "fila", "columna", "antes", "ahora"], ...changes]
      .map((row) => delimitedLine(row, ";"))
      .join("");
    return answerWith(
      [
        [
          "Resumen",
          `Filas nuevas: ${count("nueva")} · Quitadas: ${count("quitada")} · Casillas cambiadas: ${count("cambiada")}`,
        ],
        ...(changes.length > 0 ? ([["Cambios", table, "cambios.csv"]] as const) : []),
      ],
      [...columnNotes(before, after), ...(changes.length === 0 ? [fine("Las dos tablas dicen lo mismo.")] : [])],
    );
  },
};
