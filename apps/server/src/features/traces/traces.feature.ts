import { z } from "zod";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { readProductVersion } from "../../platform/product-version.ts";

const variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default("narrativas-visuales"),
};

/** Feature that tells a collector of OpenTelemetry how long answers take, where one is named. */
export const traces = defineFeature({
  name: "traces",
  about: "times of answers for a collector of OpenTelemetry",
  variables,
  async open(
    { platform },
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service },
  ): Promise<OpenFeature> {
    if (endpoint === undefined) return {};
    // The library is loaded only by a server that tells somebody.
    const { createTraces } = await import("./traces.ts");
    const { note, close } = createTraces({
      ...{ endpoint, service, version: await readProductVersion() },
      onFailure: (sentence) => platform.log.warn({ endpoint }, `times of answers could not be sent: ${sentence}`),
    });
    return { onAnswer: note, close };
  },
});
