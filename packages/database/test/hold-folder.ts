import { lockDataFolder } from "../src/index.ts";

lockDataFolder(process.argv[2] ?? "");
process.stdout.write("held\n");
setInterval(() => undefined, 1000);
