// Sube datos a un gráfico de Datawrapper y lo vuelve a publicar, desde Node 20 o posterior, sin instalar nada.
//
//   DATAWRAPPER_TOKEN=… node api.mjs AbC12 datos.csv
//
// La clave se crea en Datawrapper: Settings → API-Tokens, con permiso para leer, escribir y publicar gráficos. No la escribas
// en el archivo ni la pongas en una página: la API de Datawrapper no admite llamadas desde el navegador.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const MAXIMO_BYTES = 2 * 1024 * 1024;
const INTENTOS = 4;

export function crearCliente({ token, base = "https://api.datawrapper.de", pausaMs = 1000 }) {
  if (!token) throw new Error("Falta la clave: define DATAWRAPPER_TOKEN.");

  async function pedir(metodo, ruta, cuerpo, tipo = "application/json") {
    for (let intento = 1; ; intento += 1) {
      const respuesta = await fetch(`${base}/v3${ruta}`, {
        method: metodo,
        headers: { Authorization: `Bearer ${token}`, ...(cuerpo !== undefined && { "Content-Type": tipo }) },
        body: cuerpo,
      });
      if (respuesta.ok) return respuesta;
      if (respuesta.status === 429 && intento < INTENTOS) {
        const espera = Number(respuesta.headers.get("Retry-After") ?? intento) * 1000;
        await new Promise((sigue) => setTimeout(sigue, Math.max(espera, pausaMs)));
        continue;
      }
      throw new Error(explicar(respuesta.status, ruta));
    }
  }

  return {
    /** Datos de la ficha: título, tipo, metadatos. */
    async leer(id) {
      return (await pedir("GET", `/charts/${comprobarId(id)}`)).json();
    },
    /** @returns Identificador del gráfico nuevo. Tipos: d3-bars, d3-lines, column-chart, d3-maps-choropleth, tables… */
    async crear(titulo, tipo = "d3-bars") {
      return (await (await pedir("POST", "/charts", JSON.stringify({ title: titulo, type: tipo }))).json()).id;
    },
    /** @param csv - Con cabecera, en UTF-8 y separado por comas. */
    async subirDatos(id, csv) {
      if (Buffer.byteLength(csv) > MAXIMO_BYTES) throw new Error("Los datos pasan de 2 MiB, el máximo de Datawrapper.");
      await pedir("PUT", `/charts/${comprobarId(id)}/data`, csv, "text/csv");
    },
    /** Título, fuente, nota y descripción para lectores de pantalla; solo cambia lo que se le da. */
    async describir(id, { titulo, fuente, enlaceFuente, nota, alternativo, entradilla }) {
      const describe = sinHuecos({
        "source-name": fuente,
        "source-url": enlaceFuente,
        "aria-description": alternativo,
        intro: entradilla,
      });
      const annotate = sinHuecos({ notes: nota });
      const cambios = sinHuecos({ title: titulo, metadata: sinHuecos({ describe, annotate }) });
      await pedir("PATCH", `/charts/${comprobarId(id)}`, JSON.stringify(cambios));
    },
    /** @returns Dirección pública del gráfico. */
    async publicar(id) {
      return (await (await pedir("POST", `/charts/${comprobarId(id)}/publish`)).json()).url;
    },
  };
}

function comprobarId(id) {
  if (/^[0-9A-Za-z_-]{5}$/.test(id)) return id;
  throw new Error(`El identificador tiene 5 caracteres, y «${id}» tiene ${id.length}.`);
}

function sinHuecos(objeto) {
  const pares = Object.entries(objeto).filter(([, valor]) => valor !== undefined);
  return pares.length > 0 ? Object.fromEntries(pares) : undefined;
}

function explicar(estado, ruta) {
  if (estado === 401) return "Datawrapper no acepta la clave (401): créala de nuevo.";
  if (estado === 403) return "La clave no tiene permiso para eso (403): revisa sus permisos.";
  if (estado === 404) return `Datawrapper no encuentra ${ruta} (404): el gráfico no existe o es de otro equipo.`;
  if (estado === 429) return "Datawrapper pide ir más despacio (429): espera un minuto.";
  return `Datawrapper ha respondido con el error ${estado}.`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id, archivo] = process.argv.slice(2);
  if (!id || !archivo) {
    console.error("Uso: DATAWRAPPER_TOKEN=… node api.mjs IDENTIFICADOR datos.csv");
    process.exitCode = 1;
  } else {
    const cliente = crearCliente({ token: process.env.DATAWRAPPER_TOKEN, base: process.env.DATAWRAPPER_API_BASE });
    await cliente.subirDatos(id, await readFile(archivo, "utf8"));
    console.log(`Publicado: ${await cliente.publicar(id)}`);
  }
}
