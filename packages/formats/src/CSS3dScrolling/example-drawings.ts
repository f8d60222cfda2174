/** Layers of one invented drawing, the nearest first: each as large as all of it. */

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 1200" width="1800" height="1200">${inside}</svg>`;

/** Rock around a hole: what is in the hole is seen through it. */
export const CAVE = drawing(
  '<path fill="#231a1c" fill-rule="evenodd" d="M0 0h1800v1200H0zM470 1010c-60-180-70-420 40-590 120-180 300-260 470-230 210 30 330 150 390 330 50 160 20 340-40 470-90 60-190 40-280 50-190 20-390 30-580-30z"/>' +
    '<path fill="#171113" d="M0 1060c260-60 480 40 700 20s420-60 640-20 340 20 460-20v160H0z"/>',
);

const pine = (x: number, foot: number, height: number) => {
  const half = height * 0.24;
  const tier = (from: number, share: number) =>
    `<path d="M${x} ${foot - height * from}l${half * share} ${height * 0.42}h${-2 * half * share}z"/>`;
  return `<path fill="#3d2c26" d="M${x - 9} ${foot - height * 0.2}h18V${foot}h-18z"/><g fill="#1f4a3f">${tier(1, 0.62)}${tier(0.8, 0.82)}${tier(0.6, 1)}</g>`;
};

/** Trees at both sides of a way. */
export const PINES = drawing(
  '<path fill="#2f6b52" d="M0 1010q260-70 560-10 340 60 660 0 300-60 580 10v190H0z"/>' +
    [
      [120, 1040, 620],
      [330, 1030, 470],
      [520, 1020, 360],
      [1240, 1020, 400],
      [1430, 1030, 520],
      [1670, 1050, 680],
    ]
      .map(([x = 0, foot = 0, height = 0]) => pine(x, foot, height))
      .join(""),
);

const house = (x: number, y: number, width: number, height: number) =>
  `<path fill="#f0e3cf" d="M${x} ${y}h${width}v${height}h${-width}z"/><path fill="#d9c5a8" d="M${x + width * 0.68} ${y}h${width * 0.32}v${height}h${-width * 0.32}z"/>` +
  `<path fill="#b5533c" d="m${x - 12} ${y} ${width / 2 + 12}-${width * 0.34} ${width / 2 + 12} ${width * 0.34}z"/>` +
  `<path fill="#5a4638" d="M${x + width * 0.14} ${y + height * 0.22}h${width * 0.16}v${height * 0.24}h${-width * 0.16}zM${x + width * 0.42} ${y + height * 0.22}h${width * 0.16}v${height * 0.24}h${-width * 0.16}zM${x + width * 0.3} ${y + height * 0.62}h${width * 0.18}v${height * 0.38}h${-width * 0.18}z"/>`;

/** A village on a slope. */
export const HOUSES = drawing(
  '<path fill="#7fa26b" d="M0 930q420-120 900-60t900-40v370H0z"/>' +
    house(520, 760, 150, 150) +
    house(1120, 740, 160, 150) +
    '<path fill="#e6d6bd" d="M845 520h96v370h-96z"/><path fill="#b5533c" d="m833 520 60-110 60 110z"/><path fill="#5a4638" d="M878 570h30v70h-30z"/>' +
    house(690, 790, 170, 150) +
    house(940, 780, 160, 160),
);

/** Mountains. */
export const RIDGE = drawing(
  '<path fill="#8f7f9c" d="M0 760 240 560 420 660 760 330 1010 600 1240 450 1500 640 1800 500v700H0z"/>' +
    '<path fill="#a796b0" d="m760 330 250 270-120-20-80 60-90-120-130 40z"/>',
);

/** Sky of an afternoon, with nothing to be seen through. */
export const SKY = drawing(
  '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6f8fb5"/><stop offset=".55" stop-color="#f3c9a2"/><stop offset="1" stop-color="#f6dfc2"/></linearGradient></defs>' +
    '<path fill="url(#g)" d="M0 0h1800v1200H0z"/><circle cx="1090" cy="420" r="90" fill="#fff3d6"/>',
);
