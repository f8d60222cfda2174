import type { DropSummary } from "@nv/contracts/schemas";

/** A way to use it, and when it is the right one. */
interface UseCode {
  readonly name: string;
  readonly use: string;
  readonly code: string;
}

type Given = Pick<DropSummary, "kind" | "mediaType"> & { readonly latestUrl: string };

/** Returns the call with which a program reads what it fetched, by what that is, and a name for the result. */
function readingOf({ kind, mediaType }: Given): { readonly name: string; readonly call: string } {
  if (kind === "geometry" || mediaType.includes("json")) return { name: "datos", call: "json()" };
  if (mediaType.startsWith("text/")) return { name: "texto", call: "text()" };
  return { name: "archivo", call: "blob()" };
}

function fetchCode(given: Given): string {
  const { name, call } = readingOf(given);
  return `const respuesta = await fetch("${given.latestUrl}");
if (!respuesta.ok) throw new Error(\`No ha llegado: \${respuesta.status}\`);
const ${name} = await respuesta.${call};`;
}

/** Ways to use a file at its address: the likeliest for what it is first. */
export function codesOf(given: Given): readonly UseCode[] {
  const { kind, mediaType, latestUrl } = given;
  const inPage: UseCode = {
    name: "JavaScript",
    use: "En una página de cualquier sitio: la respuesta se deja leer desde todos.",
    code: fetchCode(given),
  };
  if (kind === "picture")
    return [
      { name: "Imagen", use: "En una página. Escribe lo que se ve en alt.", code: `<img src="${latestUrl}" alt="" />` },
      inPage,
    ];
  if (kind !== "table" || !mediaType.startsWith("text/")) return [inPage];
  return [
    {
      name: "Datawrapper",
      use: "En «Cargar datos», «Enlazar datos externos». Datawrapper la relee cada minuto el día en que se publica el gráfico y cada hora el mes siguiente; después, al publicarlo otra vez.",
      code: latestUrl,
    },
    inPage,
    {
      name: "R",
      use: "Con punto y coma entre columnas y coma decimal, read.csv2.",
      code: `datos <- read.csv("${latestUrl}", fileEncoding = "UTF-8")`,
    },
  ];
}
