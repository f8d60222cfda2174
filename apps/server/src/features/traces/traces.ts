import { setTimeout as pause } from "node:timers/promises";
import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { RouteAnswer } from "../../http/report-answers.ts";

/** Path of traces below the address of a collector. */
const PATH = "v1/traces";
/** From here on an answer is a failure of the server. */
const FIRST_FAILURE = 500;

/** Time that what is left has to be sent as the server ends, milliseconds: others wait for the next one to start. */
const LAST_MS = 500;

/** Telling of a collector. */
export interface Traces {
  /** Notes an answer of a route, which is sent within seconds, with others. */
  note(answer: RouteAnswer): void;
  /** Sends what is left, and waits half a second for it. */
  close(): Promise<void>;
}

interface TracesOptions {
  /** Address of a collector that takes OTLP over HTTP: `http://localhost:4318`. */
  readonly endpoint: string;
  /** Name of this product there. */
  readonly service: string;
  readonly version: string;
  /** Told why nothing could be sent; what was not is lost. */
  readonly onFailure: (sentence: string) => void;
}

/**
 * Tells a collector of OpenTelemetry of each answer: a span with the route's pattern, method, status and time, below that of the proxy when the request
 * names one. No address, no person and nothing that was asked is in it.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export function createTraces({ endpoint, service, version, onFailure }: TracesOptions): Traces {
  const told = () => undefined;
  diag.setLogger({ error: onFailure, warn: told, info: told, debug: told, verbose: told }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.endsWith("/") ? endpoint : `${endpoint}/`}${PATH}` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.version": version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(service, version);
  return {
    note({ method, route, status, durationMs, traceParent }) {
      const endMs = Date.now();
      const of = traceParent === undefined ? null : parseTraceParent(traceParent);
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          startTime: endMs - durationMs,
          attributes: { "http.request.method": method, "http.route": route, "http.response.status_code": status },
        },
        of === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, of),
      );
      if (status >= FIRST_FAILURE) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endMs);
    },
    async close() {
      const sent = provider.shutdown().catch((error: unknown) => onFailure(String(error)));
      await Promise.race([sent, pause(LAST_MS, undefined, { ref: false })]);
    },
  };
}
