import type { ReactNode } from "react";

const LINES = "M20 76 48 68 74 34 100 44 140 62";
const QUIET = "M20 80 48 74 74 54 100 58 140 72";

/** A window of another site, with its bar. */
const frame = (inside: ReactNode) => (
  <>
    <rect className="edge" x="22" y="16" width="116" height="70" rx="3" />
    <path className="edge" d="M22 30H138" />
    <circle className="soft" cx="31" cy="23" r="2.4" />
    <circle className="soft" cx="39" cy="23" r="2.4" />
    {inside}
  </>
);

const land = (
  <>
    <rect className="sea" width="160" height="100" />
    <path className="land" d="M0 66C30 58 52 72 80 56S132 40 160 46V100H0Z" />
    <path className="road" d="M14 92 78 70 160 58" />
  </>
);

/** Drawings by the name of a type, in a box of 160 × 100: shapes of the house's colours, so that they follow the theme. */
export const SKETCHES: Readonly<Record<string, ReactNode>> = {
  figure: (
    <>
      <path className="edge" d="M18 86H142" />
      <path className="quiet" d={QUIET} />
      <path className="main" d={LINES} />
    </>
  ),
  table: (
    <>
      <path className="ink" d="M18 18H60M92 18H142" />
      <path className="edge" d="M18 26H142M18 42H142M18 58H142M18 74H142" />
      <path className="ink" d="M18 34H52M18 50H64M18 66H46M18 82H58" />
      <rect className="fill" x="92" y="31" width="50" height="6" />
      <rect className="soft" x="92" y="47" width="34" height="6" />
      <rect className="soft" x="92" y="63" width="24" height="6" />
      <rect className="soft" x="92" y="79" width="12" height="6" />
    </>
  ),
  datawrapper: (
    <>
      <path className="edge" d="M34 14V86" />
      <rect className="fill" x="36" y="20" width="92" height="13" />
      <rect className="soft" x="36" y="42" width="66" height="13" />
      <rect className="soft" x="36" y="64" width="38" height="13" />
    </>
  ),
  flourish: (
    <>
      <circle className="blue" cx="58" cy="56" r="26" />
      <circle className="fill" cx="100" cy="42" r="17" />
      <circle className="ochre" cx="112" cy="74" r="11" />
      <circle className="soft" cx="84" cy="82" r="6" />
    </>
  ),
  external: frame(
    <>
      <rect className="soft" x="32" y="40" width="58" height="5" />
      <rect className="soft" x="32" y="51" width="40" height="5" />
      <path className="main" d="M104 72 124 52M110 52H124V66" />
    </>,
  ),
  map: frame(
    <>
      <path className="land" d="M23 62C48 52 70 70 96 54S126 48 137 50V85H23Z" />
      <circle className="fill" cx="84" cy="56" r="6" />
    </>,
  ),
  scrolly: frame(
    <>
      <rect className="blue" x="23" y="31" width="114" height="54" />
      <rect className="sheet" x="34" y="44" width="44" height="26" />
      <path className="ink" d="M40 52H72M40 60H64" />
    </>,
  ),
  locator: (
    <>
      {land}
      <circle className="fill" cx="78" cy="64" r="7" />
      <text className="word" x="88" y="60">
        Aldea
      </text>
    </>
  ),
  image: (
    <>
      <rect className="sea" width="160" height="100" />
      <circle className="ochre" cx="120" cy="28" r="11" />
      <path className="deep" d="M0 88 46 46 78 72 108 40 160 82V100H0Z" />
    </>
  ),
  video: (
    <>
      <rect className="night" width="160" height="100" />
      <path className="white" d="M66 32V66L96 49Z" />
      <path className="dim" d="M20 84H140" />
      <path className="main" d="M20 84H78" />
    </>
  ),
  "video-opener": (
    <>
      <rect className="night" width="160" height="100" />
      <path className="deep" d="M0 84 52 40 92 70 126 44 160 66V100H0Z" />
      <path className="white" d="M34 58H126V66H34ZM52 71H108V76H52Z" />
    </>
  ),
  card: (
    <>
      <rect className="night" x="48" y="8" width="64" height="84" />
      <text className="figure" x="80" y="56">
        2,8 %
      </text>
      <path className="main" d="M58 66H92" />
    </>
  ),
  story: (
    <>
      <rect className="blue" width="160" height="100" />
      <path className="deep" d="M0 74 40 42 66 60 100 30 160 70V100H0Z" />
      <rect className="sheet" x="22" y="52" width="58" height="32" />
      <path className="ink" d="M30 61H72M30 68H72M30 75H60" />
    </>
  ),
  ai2html: (
    <>
      <rect className="edge" x="16" y="14" width="78" height="72" />
      <rect className="edge" x="106" y="30" width="38" height="56" />
      <path className="main" d="M24 66C44 20 60 78 86 32" />
      <path className="main" d="M111 70C120 46 128 74 139 48" />
      <rect className="fill" x="21" y="63" width="6" height="6" />
      <rect className="fill" x="83" y="29" width="6" height="6" />
    </>
  ),
  wrapper: (
    <>
      <path className="ink" d="M20 18H104M20 27H80" />
      <rect className="edge" x="20" y="40" width="56" height="46" />
      <rect className="edge" x="86" y="40" width="56" height="46" />
      <path className="main" d="M26 76 44 56 58 64 70 48" />
      <path className="quiet" d="M92 56 108 70 122 62 136 74" />
    </>
  ),
  "media-query": (
    <>
      <rect className="edge" x="16" y="18" width="88" height="58" rx="3" />
      <path className="main" d="M24 62 48 40 68 50 96 32" />
      <rect className="sheet edge" x="110" y="26" width="34" height="60" rx="4" />
      <path className="main" d="M115 70 123 52 130 58 139 42" />
    </>
  ),
  switcher: (
    <>
      <rect className="night" x="20" y="14" width="38" height="15" />
      <rect className="edge" x="58" y="14" width="42" height="15" />
      <rect className="edge" x="100" y="14" width="40" height="15" />
      <path className="edge" d="M20 86H140" />
      <rect className="fill" x="32" y="52" width="18" height="34" />
      <rect className="fill" x="62" y="40" width="18" height="46" />
      <rect className="soft" x="92" y="60" width="18" height="26" />
      <rect className="soft" x="120" y="68" width="14" height="18" />
    </>
  ),
  "css-wrapper": (
    <>
      <path className="dim" d="M52 12H108M52 20H108M52 80H108M52 88H92" />
      <rect className="edge" x="12" y="30" width="136" height="40" />
      <path className="main" d="M20 62 54 44 90 54 140 38" />
    </>
  ),
};
