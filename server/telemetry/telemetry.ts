import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { Config } from "#server/config.ts";
import type { Services } from "#server/services.ts";
import { withTimeout } from "#server/timeout.ts";
import { createMeasurements } from "./measurements.ts";
import { traceStatements } from "./statement-spans.ts";
import { traceRequests } from "./request-spans.ts";

type Telemetry = NonNullable<Config["telemetry"]>;

/** Stopping does not wait longer than this for whoever collects. */
const longestFlush = 3000;

const detectors = [serviceNameEnvDetector, resourceAttributesEnvDetector];

/** Sends traces, and what the registry measures, to an OTLP collector until the app closes. */
export function mountTelemetry(
  app: FastifyInstance,
  { pool }: Pick<Services, "pool">,
  { endpoint, sampled }: Telemetry,
) {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "hpv-quiz" }))
    .merge(detectResources({ detectors }));
  const traces = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(sampled),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
      }),
    ],
  });
  const tracer = traces.getTracer("hpv-quiz");
  const current = traceRequests(app, tracer);
  traceStatements(pool, tracer, current);

  const providers: { shutdown: () => Promise<void> }[] = [traces];
  app.addHook("onClose", () =>
    withTimeout(
      Promise.allSettled(providers.map((each) => each.shutdown())),
      longestFlush,
      () => [],
    ).then(() => {}),
  );
  return (register: Registry) => {
    const reader = new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
      metricProducers: [createMeasurements(register, resource)],
    });
    providers.push(new MeterProvider({ resource, readers: [reader] }));
  };
}
