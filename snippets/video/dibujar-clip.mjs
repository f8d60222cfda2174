// Dibuja el clip de muestra de las páginas de vídeo: unas olas al anochecer que empiezan como acaban.
//
//   node dibujar-clip.mjs olas.mp4 1280 720
//   node dibujar-clip.mjs olas-vertical.mp4 720 1280
//
// Hace falta ffmpeg. Cada fotograma se calcula aquí y se le pasa sin comprimir: no hay ningún original que guardar.
import { spawn } from "node:child_process";
import { once } from "node:events";

const [salida, ancho = "1280", alto = "720", segundos = "8"] = process.argv.slice(2);
if (salida === undefined) throw new Error("Di dónde: node dibujar-clip.mjs SALIDA.mp4 [ANCHO ALTO SEGUNDOS]");
const [W, H, DURACION] = [Number(ancho), Number(alto), Number(segundos)];
const POR_SEGUNDO = 24;
const FOTOGRAMAS = DURACION * POR_SEGUNDO;

// Los colores de la casa, de arriba abajo.
const CIELO = ["#083955", "#16587f", "#3179a6", "#82b8df", "#febfb4", "#ffe9e5"];
const SOL = "#df6a59";
const AGUA = ["#82b8df", "#549ac9", "#3179a6", "#16587f", "#0d4668", "#083955"];

const rgb = (hex) => [1, 3, 5].map((desde) => Number.parseInt(hex.slice(desde, desde + 2), 16));
const mezcla = (a, b, cuanto) => a.map((canal, i) => canal + (b[i] - canal) * cuanto);

/** El color del cielo a una altura, de 0 (arriba) a 1 (el horizonte). */
function cieloA(altura) {
  const tramo = Math.min(0.999, Math.max(0, altura)) * (CIELO.length - 1);
  const primero = Math.floor(tramo);
  return mezcla(rgb(CIELO[primero]), rgb(CIELO[primero + 1]), tramo - primero);
}

const HORIZONTE = 0.56;

/** Cada ola es la suma de tres ondas que, en lo que dura el clip, dan un número entero de vueltas: por eso cose. */
const OLAS = AGUA.map((color, i) => {
  const cerca = i / (AGUA.length - 1);
  return {
    color: rgb(color),
    base: HORIZONTE + 0.03 + 0.36 * cerca ** 1.25,
    ondas: [
      { alto: 0.004 + 0.024 * cerca, crestas: 2.6 - 1.7 * cerca, vueltas: 1, desde: i * 1.7 },
      { alto: 0.003 + 0.011 * cerca, crestas: 4.3 - 2.4 * cerca, vueltas: -1, desde: i * 2.9 },
      { alto: 0.001 + 0.004 * cerca, crestas: 9.1 - 4 * cerca, vueltas: 2, desde: i * 4.1 },
    ],
  };
});

/** La altura de una ola en cada columna, en píxeles desde arriba. */
function perfil({ base, ondas }, momento) {
  const alturas = new Float64Array(W);
  for (let x = 0; x < W; x += 1) {
    let y = base;
    for (const { alto: sube, crestas, vueltas, desde } of ondas)
      y += sube * Math.sin(2 * Math.PI * ((crestas * x) / H + vueltas * momento) + desde);
    alturas[x] = y * H;
  }
  return alturas;
}

const FONDO = new Uint8Array(W * H * 3);
for (let y = 0; y < H; y += 1) {
  const color = cieloA(y / H / HORIZONTE);
  for (let x = 0; x < W; x += 1) {
    const alSol = Math.hypot(x - W * 0.62, y - H * (HORIZONTE - 0.02)) - H * 0.11;
    const dentro = Math.min(1, Math.max(0, 0.5 - alSol));
    const halo = Math.exp(-Math.max(0, alSol) / (H * 0.16)) * 0.35;
    FONDO.set(mezcla(mezcla(color, rgb("#ffe9e5"), halo), rgb(SOL), dentro), (y * W + x) * 3);
  }
}

/** Un fotograma: el cielo, y encima las olas, de la más lejana a la más cercana, con el borde suave. */
function fotograma(momento) {
  const pixeles = Buffer.from(FONDO);
  for (const ola of OLAS) {
    const alturas = perfil(ola, momento);
    const [rojo, verde, azul] = ola.color;
    for (let y = Math.floor(Math.min(...alturas)); y < H; y += 1)
      for (let x = 0; x < W; x += 1) {
        const cubre = y + 1 - alturas[x];
        if (cubre <= 0) continue;
        const parte = Math.min(1, cubre);
        const en = (y * W + x) * 3;
        pixeles[en] += (rojo - pixeles[en]) * parte;
        pixeles[en + 1] += (verde - pixeles[en + 1]) * parte;
        pixeles[en + 2] += (azul - pixeles[en + 2]) * parte;
      }
  }
  return pixeles;
}

const entrada = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${W}x${H}`, "-r", String(POR_SEGUNDO), "-i", "-"];
const color = [
  "-vf",
  "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
];
const codifica = [
  "-c:v",
  "libx264",
  "-preset",
  "slow",
  "-crf",
  "24",
  "-g",
  "48",
  "-bitexact",
  "-movflags",
  "+faststart",
];
const ffmpeg = spawn(
  process.env.FFMPEG_PATH || "ffmpeg",
  ["-v", "error", "-y", ...entrada, ...color, ...codifica, salida],
  {
    stdio: ["pipe", "inherit", "inherit"],
  },
);
const fin = once(ffmpeg, "close");
for (let n = 0; n < FOTOGRAMAS; n += 1)
  if (!ffmpeg.stdin.write(fotograma(n / FOTOGRAMAS))) await once(ffmpeg.stdin, "drain");
ffmpeg.stdin.end();
const [codigo] = await fin;
if (codigo !== 0) throw new Error(`ffmpeg ha terminado con el código ${codigo}.`);
