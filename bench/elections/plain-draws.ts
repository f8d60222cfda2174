import type { ElectoralLaw } from "@nv/contracts/schemas";
import type { ValidVotes } from "@nv/elections";

/**
 * Plain arithmetic of a simulation, in one pass: a normal figure for each list of each constituency, and its seats by the greatest quotients. No
 * swing, no fitting, nothing kept but a sum.
 *
 * @returns What keeps a compiler from leaving it out.
 */
export function plainDraws(law: ElectoralLaw, last: ReadonlyMap<string, ValidVotes>, draws: number): number {
  const rows = law.constituencies.map(({ code, seats }) => {
    const { votes, blank } = last.get(code) ?? { votes: {}, blank: 0 };
    const own = Object.values(votes);
    const valid = own.reduce((sum, one) => sum + one, blank);
    return { seats, shares: Float64Array.from(own, (one) => one / valid) };
  });
  const [missed, quotients, given] = [new Float64Array(32), new Float64Array(32), new Uint16Array(32)];
  let [state, sum] = [1, 0];
  const figure = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 4_294_967_297;
  };
  for (let draw = 0; draw < draws; draw += 1)
    for (const { seats, shares } of rows) {
      for (let list = 0; list < shares.length; list += 1) {
        const share = shares[list] ?? 0;
        const normal = Math.sqrt(-2 * Math.log(figure())) * Math.cos(2 * Math.PI * figure());
        const own = Math.max(0, share + 0.05 * Math.sqrt(share * (1 - share)) * normal);
        missed[list] = own;
        quotients[list] = own >= 0.03 ? own : 0;
        given[list] = 0;
      }
      for (let seat = 0; seat < seats; seat += 1) {
        let best = 0;
        for (let list = 1; list < shares.length; list += 1)
          if ((quotients[list] ?? 0) > (quotients[best] ?? 0)) best = list;
        given[best] = (given[best] ?? 0) + 1;
        quotients[best] = (missed[best] ?? 0) / ((given[best] ?? 0) + 1);
      }
      sum += given[0] ?? 0;
    }
  return sum;
}
