import { availableParallelism } from "node:os";
import { CommandError, runNode } from "../terminal/run-command.ts";
import { showStep } from "../terminal/show-step.ts";
import { checkArchitecture } from "./architecture.ts";
import { checkDocstrings } from "./docstrings.ts";
import { checkDocuments } from "./documents/check-documents.ts";
import { checkPages } from "./documents/check-pages.ts";
import { checkFieldWords } from "./field-words.ts";
import { checkFigures } from "./figures/check-figures.ts";
import { checkProductWords } from "./product-words.ts";
import { checkRepeatedStyles } from "./repeated-styles.ts";

const BIN = "node_modules";

/**
 * Number of checkers that read the types at once. Each reads for itself what they share: four, as the compiler starts by itself, cost two thirds more
 * than one where other checks wait for the same two cores.
 */
const CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const checkTypes = (project: string) => runNode([`${BIN}/typescript/bin/tsc`, "-p", project, "--checkers", CHECKERS]);

/** Checks that only read: independent of each other, so they share the cores. */
const STATIC_CHECKS: readonly { readonly label: string; readonly run: () => Promise<unknown> }[] = [
  {
    label: "Formato y estilo (Biome)",
    run: () => runNode([`${BIN}/@biomejs/biome/bin/biome`, "ci", "--colors=off", "."]),
  },
  { label: "Tipos", run: () => checkTypes("tsconfig.json") },
  { label: "Tipos del sitio", run: () => checkTypes("apps/site/tsconfig.json") },
  { label: "Arquitectura: quién importa a quién", run: checkArchitecture },
  { label: "Documentos: pruebas y archivos que nombran", run: checkDocuments },
  { label: "Páginas: los mismos apartados, y ninguna suelta", run: checkPages },
  { label: "Nombres: los del oficio", run: checkFieldWords },
  { label: "Comentarios: dicen qué es o qué hace", run: checkDocstrings },
  { label: "Cifras de cuatro dígitos: van juntas", run: checkFigures },
  { label: "Palabras: una para cada cosa", run: checkProductWords },
  { label: "Estilos: lo que está en tres sitios es una clase", run: checkRepeatedStyles },
  {
    label: "Expresiones regulares que se eternizan (recheck)",
    run: () => runNode(["scripts/checks/slow-patterns.ts"]),
  },
  {
    label: "Código y dependencias que sobran (knip)",
    run: () => runNode([`${BIN}/knip/bin/knip.js`, "--no-progress"]),
  },
];

/** @throws {CommandError} With the output of every check that fails. */
export async function runStaticChecks(): Promise<void> {
  const results = await Promise.allSettled(STATIC_CHECKS.map(({ label, run }) => showStep(label, run)));
  const failures = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  const bug = failures.find((failure) => !(failure instanceof CommandError));
  if (bug !== undefined) throw bug;
  if (failures.length > 0) throw new CommandError(failures.map(({ message }) => message).join("\n\n"));
}
