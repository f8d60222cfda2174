import { NO_READING, plainTable, readDelimited, type TableReading } from "@nv/tables";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ColumnFields } from "./ColumnFields.tsx";
import { DoubtField } from "./DoubtField.tsx";
import { ReadRows } from "./ReadRows.tsx";
import { TableReadingFields } from "./TableReadingFields.tsx";

function markup(text: string, reading: TableReading = NO_READING) {
  const { rows } = readDelimited(text);
  const plain = plainTable(rows, reading);
  const props = { reading, onChange: () => undefined };
  return renderToStaticMarkup(
    <>
      <TableReadingFields rows={rows} plain={plain} {...props} />
      {/* In a page these come once they are drawn. */}
      {plain.doubts.map((doubt) => (
        <DoubtField key={`${doubt.kind} ${doubt.name}`} doubt={doubt} {...props} />
      ))}
      <ReadRows rows={rows} plain={plain} {...props} />
    </>,
  );
}

const DOUBTFUL = "día;EUR/USD\nlunes;1.085\nmartes;1.091";

test("a doubt is asked with both readings of what is written, and says that nothing is used meanwhile", () => {
  const html = markup(DOUBTFUL);
  expect(html).toContain("«EUR/USD»: ¿miles o decimales?");
  expect(html).toContain("1.085 → <b>1085</b>");
  expect(html).toContain("1.085 → <b>1,085</b>");
  expect(html).toContain("Hasta que lo digas no se usa nada de esta columna.");
  expect(html).not.toContain("checked");
});

test("an account that somebody opened before it came is open", () => {
  const { rows } = readDelimited("a;b\nuno;1\ndos;2");
  const props = { rows, plain: plainTable(rows, NO_READING), reading: NO_READING, onChange: () => undefined };
  expect(renderToStaticMarkup(<TableReadingFields {...props} />)).not.toMatch(/<details[^>]* open/);
  expect(renderToStaticMarkup(<TableReadingFields {...props} startsOpen />)).toMatch(/<details[^>]* open/);
});

test("what was answered stays to be answered otherwise", () => {
  const html = markup(DOUBTFUL, { ...NO_READING, marks: { "EUR/USD": "." } });
  expect(html).toContain('checked=""');
  expect(html).not.toContain("Hasta que lo digas");
});

test("rows have their part, and flags stand behind their figures", () => {
  const html = markup("Paro\n\n;2023;;2024;\n;H;M;H;M\nNorte;1,5;2,5 (p);3,5;4,5\nSur;1;2;3;4\nFuente: Ejemplo");
  expect(html).toContain("nombres en las filas 3, 4 · dos filas fuera de los datos · una cifra con marca");
  expect(html).toContain('<select aria-label="Fila 1">');
  expect(html).toContain("2,5<sup");
  expect(html).toContain(">p</sup>");
});

test("how often there is a row is told, and what is missing between", () => {
  expect(markup("mes;v\nene-24;1,5\nfeb-24;2,5\nabr-24;3,5")).toContain("una fila al mes, falta una");
  expect(markup("día;v\n2024-01-12;1\n2024-01-15;2\n2024-01-16;3")).toContain("una fila cada día laborable");
});

test("a column that is looked for may be any of the table", () => {
  const html = renderToStaticMarkup(
    <ColumnFields
      tool="polls"
      wanted={[{ key: "house", label: "Casa" }]}
      names={["pollster", ""]}
      chosen={{ house: "encuestadora" }}
      isNeeded={false}
      onChange={() => undefined}
    />,
  );
  expect(html).toContain("1 a mano");
  expect(html).toContain('<option value="pollster">pollster</option>');
  expect(html).toContain('<option value="encuestadora" selected="">encuestadora</option>');
});
