/** `npm run examples [-- quitar]`: brings one fictional example of each type and format into the registry, or takes them away. */
import { readConfig } from "../apps/server/src/config.ts";
import { orderExamples } from "../apps/server/src/startup/request-examples.ts";
import { reportFailure } from "./terminal/report-failure.ts";

const [word] = process.argv.slice(2);
try {
  await orderExamples(word === "quitar" ? "remove" : "load", {
    config: readConfig(process.env, process.cwd()),
    say: (sentence) => process.stdout.write(`${sentence}\n`),
  });
} catch (error) {
  reportFailure(error);
}
