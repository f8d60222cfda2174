import { colorScheme, launchOptions } from "../src/dark-system.ts";
import { piecesTest } from "../src/pieces.ts";
import { testPiecesAround } from "../src/pieces-around.ts";

piecesTest.use({ colorScheme, launchOptions: [launchOptions, { scope: "worker" }] });

testPiecesAround("dark");
