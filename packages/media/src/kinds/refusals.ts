import { MediaError } from "../maker.ts";

/** Format that is not taken, and why, in words for whoever uploaded it. */
interface Refused {
  /** As files and signatures end. */
  readonly ends: string;
  readonly what: string;
  readonly instead: string;
}

const REFUSED: readonly Refused[] = [
  {
    ends: "exe elf macho deb rpm msi apk jar crx xpi dmg class wasm swf lnk com scr so dll iso app nes",
    what: "Los programas",
    instead: "",
  },
  {
    ends: "js mjs cjs ts jsx tsx php py rb pl sh bash bat cmd ps1 vbs css htc hta asp aspx jsp lua r sql reg",
    what: "Los programas escritos como texto",
    instead: "",
  },
  {
    ends: "html htm xhtml",
    what: "Las páginas HTML sueltas",
    instead: "Si es de ai2html, trae su carpeta entera en un ZIP.",
  },
  {
    ends: "docm xlsm pptm dotm xltm potm ppsm xlsb",
    what: "Los documentos con macros",
    instead: "Guárdalo sin macros.",
  },
  { ends: "cfb xls doc ppt", what: "Los documentos del Office de antes", instead: "Guárdalo como .xlsx o .docx." },
  {
    ends: "ods odp numbers pages key xltx",
    what: "Los documentos de ese programa",
    instead: "Expórtalo como .xlsx, CSV o PDF.",
  },
  {
    ends: "rar 7z gz tar bz2 xz zst Z lz ace cab arj tar.gz lzh lz4 cpio ar",
    what: "Las carpetas comprimidas que no son ZIP",
    instead: "Comprímela en ZIP.",
  },
  {
    ends: "aac aif wma ac3 amr mid m4b m4p ape mp2 mp1 spx voc wv dsf qcp",
    what: "Los archivos de sonido de ese formato",
    instead: "Expórtalo como MP3, M4A, OGG, WAV o FLAC.",
  },
  {
    ends: "eot ttc",
    what: "Las tipografías de ese formato",
    instead: "Tráela como WOFF2, TTF u OTF, de un solo estilo.",
  },
  {
    ends: "psd bmp ico jxl jp2 jpx jpm jxr bpg flif icns xcf cr2 cr3 nef arw dng orf raf rw2 eps ps indd cur dds ktx dcm avcs j2c jls skp ai",
    what: "Las imágenes de ese formato",
    instead: "Expórtala como JPEG, PNG o SVG.",
  },
  {
    ends: "sqlite mdb gdb",
    what: "Las bases de datos",
    instead: "Si es un mapa, exporta la capa desde QGIS como GeoPackage, como GeoJSON o como shapefile en un ZIP.",
  },
  { ends: "dwg fbx blend 3mf drc usdz dae", what: "Los modelos de ese formato", instead: "Expórtalo como GLB." },
  { ends: "shp dbf shx", what: "Las partes sueltas de un shapefile", instead: "Trae todas sus partes en un ZIP." },
  { ends: "xml", what: "Los XML que no son SVG, KML ni GPX", instead: "" },
];

/** Returns the ending of a file's name, lower case; empty for no ending. */
export function nameEnd(name: string): string {
  return /\.([^./\\]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** Whether a text with a name that ends so is a program. */
export function isProgramText(end: string): boolean {
  return REFUSED.some(
    ({ ends, what }) => what === "Los programas escritos como texto" && ends.split(" ").includes(end),
  );
}

/**
 * Returns the error for a file that is not accepted.
 *
 * @param end - How files of what it is end.
 * @param name - Its name, which may say something else.
 */
export function refusalOf(end: string, name: string): MediaError {
  const said = nameEnd(name);
  const found = REFUSED.find(({ ends }) => ends.split(" ").includes(end));
  const told = `${found?.what ?? "Los archivos"} (.${end}) no se pueden traer.`;
  const isOther = said !== "" && said !== end && !(found?.ends.split(" ").includes(said) ?? false);
  const sentence = isOther ? `El nombre dice .${said}, pero por dentro es .${end}. ${told}` : told;
  return new MediaError([sentence, found?.instead ?? ""].join(" ").trim());
}

/** Returns the error for bytes of no known form. @param name - Of the file. */
export function unknownBytes(name: string): MediaError {
  const said = nameEnd(name);
  return new MediaError(
    said === ""
      ? "No sabemos qué es este archivo: no empieza como ninguno de los que se pueden traer. Puede estar roto."
      : `El nombre dice .${said}, pero por dentro no lo es, ni nada que se pueda traer. Puede estar roto: descárgalo o expórtalo otra vez.`,
  );
}
