import { type Attributes, type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Registry } from "prom-client";

type Measured = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
type Value = {
  value: number;
  labels: Attributes;
  metricName?: string;
};

/** What /metrics says, as OTLP says it: each number is counted in one place. */
export function createMeasurements(
  register: Registry,
  resource: Resource,
): MetricProducer {
  const startTime = now();
  return {
    async collect() {
      const span = { startTime, endTime: now() };
      const metrics = (await register.getMetricsAsJSON()).flatMap((each) =>
        translate(each, span),
      );
      const scope = { name: "hpv-quiz" };
      const scopeMetrics = [{ scope, metrics }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

function now(): HrTime {
  const milliseconds = Date.now();
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1e6];
}

type Span = Pick<DataPoint<number>, "startTime" | "endTime">;

function translate(measured: Measured, span: Span): MetricData[] {
  const values: Value[] = measured.values;
  const base = {
    descriptor: {
      name: measured.name,
      description: measured.help,
      unit: "",
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = values.map(({ value, labels: attributes }) => ({
    ...span,
    attributes,
    value,
  }));
  const type: string = measured.type.toString();
  if (type === "gauge")
    return [
      { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points },
    ];
  if (type === "counter")
    return [
      {
        ...base,
        dataPointType: DataPointType.SUM,
        dataPoints: points,
        isMonotonic: true,
      },
    ];
  if (type !== "histogram") return [];
  const dataPoints = histogramsOf(measured.name, values).map((each) => ({
    ...span,
    ...each,
  }));
  return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
}

/** Prometheus counts what is at most so much, OTLP what lies between two boundaries. */
function histogramsOf(name: string, values: Value[]) {
  const groups = new Map<string, { attributes: Attributes; own: Value[] }>();
  for (const value of values) {
    const { le: _, ...attributes } = value.labels;
    const key = JSON.stringify(attributes);
    const group = groups.get(key) ?? { attributes, own: [] };
    group.own.push(value);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ attributes, own }) => {
    const find = (part: string) =>
      own.find(({ metricName }) => metricName === `${name}_${part}`)?.value ??
      0;
    const steps = own.filter(
      ({ metricName }) => metricName === `${name}_bucket`,
    );
    const counts = steps.map(
      ({ value }, place) => value - (steps[place - 1]?.value ?? 0),
    );
    const boundaries = steps
      .map(({ labels }) => Number(labels["le"]))
      .filter(Number.isFinite);
    const value = {
      buckets: { boundaries, counts },
      sum: find("sum"),
      count: find("count"),
    };
    return { attributes, value };
  });
}
