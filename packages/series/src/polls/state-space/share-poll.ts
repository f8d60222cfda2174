/** A poll of any number of series. */
export interface SharePoll {
  readonly house: string;
  /** First and last day of its field work, as numbers of days. */
  readonly start: number;
  readonly end: number;
  /** People asked. */
  readonly sample: number;
  /** People that it is about (adults, voters); empty where it does not say. */
  readonly population: string;
  /** Of a hundred, for each series; `null` for one that it does not ask or tell. */
  readonly shares: readonly (number | null)[];
}

/** Choices of the team about the model. */
export interface LevelMethod {
  /** Whether what houses lean to is taken out. Where it is not, how houses differ is an error of each of their polls. */
  readonly correctsHouses: boolean;
  /** Houses whose leans sum to zero; all of them where none is named. */
  readonly qualityHouses: readonly string[];
  /** Population that the average is about; the lean of others is taken out. Empty where nothing is. */
  readonly population: string;
  /** Variance of a poll over that of one by lot. */
  readonly designEffect: number;
  /** Standard deviation of what all houses miss at once, points, of a share of a half. */
  readonly sharedErrorPct: number;
}
