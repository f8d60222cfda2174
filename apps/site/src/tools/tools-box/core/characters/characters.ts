import { ALT_TEXT_LENGTHS } from "@nv/contracts";
import { findWords, formatNumber } from "@nv/spanish";
import { advice, type Finding, fault } from "@nv/ui/finding";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** Name of the text that the desk itself writes, beside the networks. */
const ALT_TEXT = "Texto alternativo";

/** Rules of a network for counting. */
interface Network {
  readonly name: string;
  readonly max: number;
  /** Characters that any address counts for; its own length where left out. */
  readonly addressCounts?: number;
  /** Whether what is no Latin letter counts twice, as emoji do. */
  readonly wideCountTwice?: boolean;
}

/** Reviewed in November 2026. The limits are the networks' own and change without notice: the page has its day of review. */
const NETWORKS: readonly Network[] = [
  { name: "X", max: 280, addressCounts: 23, wideCountTwice: true },
  { name: "Bluesky", max: 300 },
  { name: "Mastodon", max: 500, addressCounts: 23 },
  { name: "Threads", max: 500 },
  { name: "Instagram, pie", max: 2200 },
  { name: "LinkedIn", max: 3000 },
  { name: "YouTube, título", max: 100 },
  { name: ALT_TEXT, max: ALT_TEXT_LENGTHS.most },
];

const ADDRESS = /https?:\/\/\S+/g;
/** Code points that X counts once. @see https://docs.x.com/fundamentals/counting-characters */
const NARROW: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];

function isNarrow(grapheme: string): boolean {
  const [point = Number.NaN, ...others] = [...grapheme.normalize("NFC")].map((sign) => sign.codePointAt(0) ?? 0);
  return others.length === 0 && NARROW.some(([first, last]) => point >= first && point <= last);
}

function countFor({ addressCounts, wideCountTwice = false }: Network, text: string, graphemes: Intl.Segmenter): number {
  const addresses = addressCounts === undefined ? [] : (text.match(ADDRESS) ?? []);
  const rest = addressCounts === undefined ? text : text.replace(ADDRESS, "");
  const signs = [...graphemes.segment(rest)].map(({ segment }) => (wideCountTwice && !isNarrow(segment) ? 2 : 1));
  return signs.reduce((sum, size) => sum + size, addresses.length * (addressCounts ?? 0));
}

function leftOver({ name, max }: Network, count: number): Finding[] {
  return count > max
    ? [fault(`${name}: ${count - max === 1 ? "sobra" : "sobran"} ${formatNumber(count - max, { decimals: 0 })}.`)]
    : [];
}

/** Lists the advice on an alternative text that is allowed but too long. */
function longAltText(counts: readonly (readonly [Network, number])[]): Finding[] {
  const count = counts.find(([{ name }]) => name === ALT_TEXT)?.[1] ?? 0;
  const { advised, most } = ALT_TEXT_LENGTHS;
  return count > advised && count <= most
    ? [advice(`${ALT_TEXT}: mejor en ${formatNumber(advised)} o menos, que se oye de un tirón.`)]
    : [];
}

/** Utility for the length of a text where it is going to be published, counted as each network counts. */
export const charactersUtility: Utility = {
  fields: [
    {
      name: "text",
      label: "Texto",
      kind: "lines",
      example:
        "Los embalses ganan agua por tercera semana seguida y rozan la mitad de su capacidad. https://ejemplo.es/embalses",
    },
  ],
  answer(values) {
    const text = written(values, "text");
    if (text === "")
      return refuse("text", "Escribe o pega el texto. Los emojis y las direcciones cuentan distinto en cada red.");
    const graphemes = new Intl.Segmenter("es", { granularity: "grapheme" });
    const counts = NETWORKS.map((network) => [network, countFor(network, text, graphemes)] as const);
    const whole = (value: number) => formatNumber(value, { decimals: 0 });
    const words = findWords(text.replace(ADDRESS, " ")).length;
    return answerWith(
      [
        ["Caracteres", whole([...graphemes.segment(text)].length)],
        ["Palabras", whole(words)],
        ...counts.map(([{ name, max }, count]) => [name, `${whole(count)} de ${whole(max)}`] as const),
      ],
      [
        ...counts.flatMap(([network, count]) => leftOver(network, count)),
        ...longAltText(counts),
        ...(/[\u200b\ufeff]/.test(text) ? [advice("Lleva signos invisibles, que también cuentan: límpialo.")] : []),
      ],
    );
  },
};
