import { readDelimited, rowsText, type TableRow } from "@nv/tables";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";
import { answerWith, refuse, type Utility } from "../utility/utility.ts";
import { joinKeys } from "./join-key.ts";
import { nearestName } from "./nearest-name.ts";

/** Pairs that are looked at for slips: beyond it the page would stop. */
const MOST_COMPARED = 4_000_000;
const SHOWN = 8;

const keyOf = ({ cells }: TableRow) => (cells[0] ?? "").trim();

interface Joined {
  readonly matched: readonly (readonly [left: TableRow, right: TableRow])[];
  readonly leftAlone: readonly TableRow[];
  readonly rightAlone: readonly TableRow[];
  readonly repeated: readonly string[];
}

function join(left: readonly TableRow[], right: readonly TableRow[]): Joined {
  const byKey = new Map<string, TableRow>();
  const repeated: string[] = [];
  for (const row of right)
    for (const key of joinKeys(keyOf(row))) {
      if (byKey.has(key)) repeated.push(keyOf(row));
      else byKey.set(key, row);
    }
  const pairs = left.map((row) => {
    const key = joinKeys(keyOf(row)).find((own) => byKey.has(own));
    return [row, key === undefined ? undefined : byKey.get(key)] as const;
  });
  const used = new Set(pairs.map(([, row]) => row));
  return {
    matched: pairs.flatMap(([row, other]) => (other === undefined ? [] : [[row, other] as const])),
    leftAlone: pairs.flatMap(([row, other]) => (other === undefined ? [row] : [])),
    rightAlone: right.filter((row) => !used.has(row)),
    repeated: [...new Set(repeated)],
  };
}

function aloneNotes(leftAlone: readonly TableRow[], rightAlone: readonly TableRow[]): Finding[] {
  const names = new Map(rightAlone.flatMap((row) => joinKeys(keyOf(row)).map((key) => [key, keyOf(row)] as const)));
  const isSmall = leftAlone.length * names.size <= MOST_COMPARED;
  const said = leftAlone.slice(0, SHOWN).map((row) => {
    const [key = ""] = joinKeys(keyOf(row));
    const near = isSmall ? nearestName(key, names.keys()) : null;
    const meant = near === null ? "" : ` ¿Es «${names.get(near) ?? ""}»?`;
    return fault(`Fila ${row.number}: «${keyOf(row)}» no está en la segunda tabla.${meant}`);
  });
  const left = leftAlone.length - said.length;
  return left > 0 ? [...said, fault(`Y ${left} más sin pareja.`)] : said;
}

/** Which rows of two tables meet by their first column, accents and articles apart, before joining them. */
export const joinPreviewUtility: Utility = {
  fields: [
    {
      name: "left",
      label: "Primera tabla",
      kind: "lines",
      example: "provincia;casos\nA Coruña;12\nAlicante;9\nGirna;4",
      hint: "La primera columna es la que casa.",
    },
    {
      name: "right",
      label: "Segunda tabla",
      kind: "lines",
      example: "provincia;código\nCoruña, A;15\nAlicante/Alacant;03\nGirona;17",
    },
  ],
  answer(values) {
    const [leftHead, ...left] = readDelimited(values.left ?? "").rows;
    const [rightHead, ...right] = readDelimited(values.right ?? "").rows;
    if (leftHead === undefined || left.length === 0)
      return refuse(
        "left",
        "Pega la primera tabla, con su cabecera. Por ejemplo: «provincia;casos» y debajo «Lugo;3».",
      );
    if (rightHead === undefined || right.length === 0)
      return refuse(
        "right",
        "Pega la segunda tabla, con su cabecera. Por ejemplo: «provincia;código» y debajo «Lugo;27».",
      );
    const { matched, leftAlone, rightAlone, repeated } = join(left, right);
    const rows = [
      [...leftHead.cells, ...rightHead.cells.slice(1)],
      ...matched.map(([one, other]) => [
        ...leftHead.cells.map((_, at) => one.cells[at] ?? ""),
        ...other.cells.slice(1),
      ]),
    ];
    const different = matched.filter(([one, other]) => keyOf(one) !== keyOf(other)).length;
    return answerWith(
      [
        ["Casan", `${matched.length} de ${left.length}`],
        ["Tabla unida", rowsText(rows)],
      ],
      [
        ...aloneNotes(leftAlone, rightAlone),
        ...repeated
          .slice(0, SHOWN)
          .map((name) => fault(`«${name}» está dos veces en la segunda tabla: se une con la primera.`)),
        ...(different > 0
          ? [advice(`Escritas de otra manera en cada tabla: ${different}. Míralas antes de fiarte.`)]
          : []),
        ...(rightAlone.length > 0 ? [fine(`En la segunda tabla sobran ${rightAlone.length}.`)] : []),
      ],
    );
  },
};
