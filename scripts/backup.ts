/**
 * `npm run backup -- FILE`: copies everything that a site has, while it runs. `--to PLACE [--keep N]`: into a folder or an S3-compatible
 * store that keeps several. `--verify COPY`: rehearses that a copy can be put back.
 */
import { parseArgs } from "node:util";
import { backUpSite } from "../apps/server/src/startup/copies/back-up.ts";
import { rehearseCopy } from "../apps/server/src/startup/copies/rehearse-copy.ts";
import { CommandError } from "./terminal/run-command.ts";
import { runCopyCommand } from "./terminal/run-copy-command.ts";

const USE = "Di dónde: npm run backup -- ARCHIVO, npm run backup -- --to CARPETA, o npm run backup -- --verify COPIA.";

await runCopyCommand(async (command) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, keep: { type: "string" }, verify: { type: "string" } },
  });
  const [file] = positionals;
  if (values.verify !== undefined) return rehearseCopy(values.verify, command);
  if (values.to !== undefined) {
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
      throw new CommandError("--keep es cuántas copias se quedan: un número entero desde 1.");
    return backUpSite({ place: values.to, ...(keep !== undefined && { keep }) }, command);
  }
  if (file === undefined) throw new CommandError(USE);
  return backUpSite({ file }, command);
});
