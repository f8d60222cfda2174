import { cholesky, logDeterminant, solveLower, solveUpper } from "./cholesky.ts";
import { type SmoothedLevel, smoothLevel } from "./smooth-level.ts";

/** A poll as the model sees it: when, who, and what it says. */
export interface LevelPoll {
  /** Day from 0, the first that has a poll. */
  readonly day: number;
  /** Leans that it has part in, by their places among {@link LevelModel.leanVariances}: its house, its population. */
  readonly leans: readonly number[];
  /** For each series, less what is taken off all of them. */
  readonly values: readonly number[];
}

/** Parameters of the model, in points², for a share of a half. */
export interface LevelModel {
  /** Days from the first poll to the last one. */
  readonly days: number;
  /** Of what each poll says, for a share of a half; of another, times 4p(1 − p). */
  readonly variances: Float64Array;
  /** Of the step from one day to the next. */
  readonly driftVariance: number;
  /** Variances of the leans before anything is known of them. */
  readonly leanVariances: Float64Array;
  /** Weights of the leans in the sum that is none; empty where no sum is held. */
  readonly held: Float64Array;
  /** For each series, 4p(1 − p). */
  readonly scales: readonly number[];
}

/** Level and leans as all polls together tell them. */
export interface FittedLevel {
  /** For each lean, for each series. */
  readonly leans: Float64Array;
  readonly logLikelihood: number;
  /** Works out the level itself: for each day, for each series, and of each day the variance, for a share of a half. */
  level(): { readonly means: Float64Array; readonly variances: Float64Array };
  /** Works out the variances of the leans, for a share of a half. */
  leanVariances(): Float64Array;
}

/** A sum that is held is one that is measured to a thousandth of a point. */
const HELD_VARIANCE = 1e-6;

function sumsOf(polls: readonly LevelPoll[], { days, variances, leanVariances, scales }: LevelModel) {
  const [leans, series] = [leanVariances.length, scales.length];
  const columns = leans + series;
  const [precisions, sums] = [new Float64Array(days), new Float64Array(days * columns)];
  /** Sums of the series alone, which outlive the smoothing. */
  const said = new Float64Array(days * series);
  for (const [place, { day, values, leans: own }] of polls.entries()) {
    const [row, precision] = [day * columns, 1 / (variances[place] ?? 1)];
    precisions[day] = (precisions[day] ?? 0) + precision;
    for (const lean of own) sums[row + lean] = (sums[row + lean] ?? 0) + precision;
    for (let at = 0; at < series; at += 1)
      said[day * series + at] = (said[day * series + at] ?? 0) + (values[at] ?? 0) * precision;
  }
  for (let day = 0; day < days; day += 1)
    for (let at = 0; at < series; at += 1) sums[day * columns + leans + at] = said[day * series + at] ?? 0;
  return { days, precisions, columns, sums, said };
}

/** The normal equations of the leans, once the level is taken out of them. */
function leanEquations(polls: readonly LevelPoll[], model: LevelModel, smoothed: Float64Array) {
  const { variances, leanVariances, held, scales } = model;
  const [size, series] = [leanVariances.length, scales.length];
  const columns = size + series;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size * series);
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1) {
      const own = row === at ? 1 / (leanVariances[row] ?? 1) : 0;
      matrix[row * size + at] = own + ((held[row] ?? 0) * (held[at] ?? 0)) / HELD_VARIANCE;
    }
  for (const [place, { day, values, leans }] of polls.entries()) {
    const [from, precision] = [day * columns, 1 / (variances[place] ?? 1)];
    for (const lean of leans) {
      const row = lean * size;
      for (const other of leans) matrix[row + other] = (matrix[row + other] ?? 0) + precision;
      for (let at = 0; at < size; at += 1)
        matrix[row + at] = (matrix[row + at] ?? 0) - (smoothed[from + at] ?? 0) * precision;
      for (let at = 0; at < series; at += 1)
        right[lean * series + at] =
          (right[lean * series + at] ?? 0) + ((values[at] ?? 0) - (smoothed[from + size + at] ?? 0)) * precision;
    }
  }
  return { matrix, right };
}

/** Twice the logarithm of how likely all that was observed is, with its sign turned, without what no parameter changes. */
function deviance(
  { variances: ofPolls, scales, leanVariances, held }: LevelModel,
  { squares, logDeterminants }: { readonly squares: readonly number[]; readonly logDeterminants: number },
): number {
  const variances = ofPolls.reduce((sum, variance) => sum + Math.log(variance), 0);
  const leans = leanVariances.reduce((sum, variance) => sum + Math.log(variance), 0);
  const freely = held.reduce((sum, weight, at) => sum + weight ** 2 * (leanVariances[at] ?? 0), HELD_VARIANCE);
  const common = variances + leans + logDeterminants - (held.length === 0 ? 0 : Math.log(freely));
  return scales.reduce((sum, scale, at) => sum + common + (squares[at] ?? 0) / scale, 0);
}

/** Takes the leans out of a smoothed level, with what is not known of them. */
function withoutLeans(
  { days, leanVariances, scales }: LevelModel,
  smoothed: SmoothedLevel,
  { lower, leans }: { readonly lower: Float64Array; readonly leans: Float64Array },
) {
  const [size, series] = [leanVariances.length, scales.length];
  const columns = size + series;
  const means = new Float64Array(days * series);
  const variances = new Float64Array(days);
  for (let day = 0; day < days; day += 1) {
    const own = smoothed.means.slice(day * columns, day * columns + size);
    for (let at = 0; at < series; at += 1) {
      let mean = smoothed.means[day * columns + size + at] ?? 0;
      for (let lean = 0; lean < size; lean += 1) mean -= (own[lean] ?? 0) * (leans[lean * series + at] ?? 0);
      means[day * series + at] = mean;
    }
    variances[day] = (smoothed.variances[day] ?? 0) + squareOf(solveLower(lower, own));
  }
  return { means, variances };
}

const squareOf = (figures: Float64Array) => figures.reduce((sum, figure) => sum + figure * figure, 0);

/**
 * Fits a level that walks at random, with what each house leans to, to polls: the filter and the smoother are run over the polls and over who
 * took them alike, and the leans are solved from what they leave (de Jong's augmented filter). All series of a tracker share the
 * variances, each times 4p(1 − p), so that one run serves all of them.
 *
 * @param polls - At least one, one of them on day 0.
 * @see de Jong (1991), The diffuse Kalman filter, Annals of Statistics 19; docs/adr/0114
 */
export function fitLevel(polls: readonly LevelPoll[], model: LevelModel): FittedLevel {
  const { days, variances, driftVariance, leanVariances, scales } = model;
  const [size, series] = [leanVariances.length, scales.length];
  const columns = size + series;
  const { said, ...daily } = sumsOf(polls, model);
  const smoothed = smoothLevel(daily, driftVariance);
  const { matrix, right } = leanEquations(polls, model, smoothed.means);
  const lower = cholesky(matrix, size);
  const leans = new Float64Array(size * series);
  const squares = scales.map((_, at) => {
    const own = Float64Array.from({ length: size }, (_none, lean) => right[lean * series + at] ?? 0);
    let square = polls.reduce((sum, { values }, poll) => sum + (values[at] ?? 0) ** 2 / (variances[poll] ?? 1), 0);
    for (let place = at, mean = size + at; mean < days * columns; place += series, mean += columns)
      square -= (said[place] ?? 0) * (smoothed.means[mean] ?? 0);
    square -= squareOf(solveLower(lower, own));
    for (const [row, lean] of solveUpper(lower, own).entries()) leans[row * series + at] = lean;
    return square;
  });
  const logDeterminants = smoothed.logDeterminant + logDeterminant(lower, size);
  return {
    leans,
    logLikelihood: -deviance(model, { squares, logDeterminants }) / 2,
    level: () => withoutLeans(model, smoothed, { lower, leans }),
    leanVariances: () =>
      leanVariances.map((_, lean) => {
        const unit = new Float64Array(size);
        unit[lean] = 1;
        return squareOf(solveLower(lower, unit));
      }),
  };
}
