import type { Field } from "./fixed-width.ts";

/**
 * Fields of the files in which the Ministerio del Interior publishes results, as the document that comes with them (`FICHEROS.doc`) says:
 * lines of fixed width in Windows-1252. Files are named `nnxxaamm.DAT`: number, kind of election, year and month.
 *
 * @see https://infoelectoral.interior.gob.es/es/elecciones-celebradas/area-de-descargas/
 */
export const PROCESS = { number: "02", width: 40, firstHour: [30, 35], secondHour: [35, 40] } as const;

/** Fields of a file of lists. */
interface ListLayout {
  readonly number: string;
  readonly width: number;
  readonly code: Field;
  readonly acronym: Field;
  readonly name: Field;
  readonly countryHead: Field;
}

/** Fields that both files of votes have, at places of their own. */
export interface VoteLayout {
  readonly number: string;
  /** Fewest characters of a line. */
  readonly width: number;
  readonly province: Field;
  readonly district: Field;
  readonly candidacy: Field;
  readonly votes: Field;
}

/** Lists: each with the lists that it adds up with, in the province, the community and the country. */
export const CANDIDACIES: ListLayout = {
  ...{ number: "03", width: 232 },
  ...{ code: [8, 14], acronym: [14, 64], name: [64, 214], countryHead: [226, 232] },
};

/** Fields that both files of areas have, at places of their own. */
export interface AreaLayout {
  readonly number: string;
  /** Fewest characters of a line. */
  readonly width: number;
  readonly community: Field;
  readonly province: Field;
  readonly name: Field;
  readonly census: Field;
  readonly countedCensus: Field;
  readonly firstTurnout: Field;
  readonly secondTurnout: Field;
  readonly blank: Field;
  readonly spoilt: Field;
  readonly listVotes: Field;
  readonly official: Field;
}

/** Municipalities, and their districts. */
export const MUNICIPALITIES: AreaLayout & { readonly municipality: Field; readonly district: Field } = {
  ...{ number: "05", width: 233, community: [9, 11], province: [11, 13], municipality: [13, 16], district: [16, 18] },
  ...{ name: [18, 118], census: [141, 149], countedCensus: [149, 157], firstTurnout: [173, 181] },
  ...{ secondTurnout: [181, 189], blank: [189, 197], spoilt: [197, 205], listVotes: [205, 213], official: [232, 233] },
};

/** Votes of lists in municipalities. */
export const MUNICIPAL_VOTES: VoteLayout & { readonly municipality: Field } = {
  ...{ number: "06", width: 30, province: [9, 11], municipality: [11, 14], district: [14, 16] },
  ...{ candidacy: [16, 22], votes: [22, 30] },
};

/** Provinces, their electoral districts, communities and the country. */
export const GREATER_AREAS: AreaLayout & { readonly district: Field } = {
  ...{ number: "07", width: 172, community: [9, 11], province: [11, 13], district: [13, 14] },
  ...{ name: [14, 64], census: [77, 85], countedCensus: [85, 93], firstTurnout: [109, 117] },
  ...{ secondTurnout: [117, 125], blank: [125, 133], spoilt: [133, 141], listVotes: [141, 149], official: [171, 172] },
};

/** Votes of lists in greater areas. */
export const GREATER_VOTES: VoteLayout & { readonly community: Field } = {
  ...{ number: "08", width: 28, community: [9, 11], province: [11, 13], district: [13, 14] },
  ...{ candidacy: [14, 20], votes: [20, 28] },
};

/** Code of all municipal districts together. */
export const WHOLE_MUNICIPALITY = "99";

/** Code of all electoral districts of a province together. */
export const WHOLE_PROVINCE = "9";

/** Code of all provinces of a community, and of all communities. */
export const WHOLE = "99";
