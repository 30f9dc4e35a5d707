import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Namespace } from "kubernetes-models/v1/Namespace";
import { Secret } from "kubernetes-models/v1/Secret";
import { Service } from "kubernetes-models/v1/Service";
import { ServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import { z } from "zod";

const named = z.looseObject({ apiVersion: z.string(), kind: z.string() });

type Model = {
  apiVersion: string;
  kind: string;
  new (data: object): { validate(): void };
};
const models: Model[] = [
  ConfigMap,
  Deployment,
  Ingress,
  Namespace,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceAccount,
];

const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** Wraps data in proxies that record which fields are read. */
function watched<Data extends object>(
  data: Data,
  read: Set<string>,
  path = "",
): Data {
  return new Proxy(data, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      const at = `${path}/${String(key)}`;
      read.add(at);
      return isNested(value) ? watched(value, read, at) : value;
    },
  });
}

function pathsOf(data: object, path = ""): string[] {
  return Object.entries(data).flatMap(([key, value]) => [
    `${path}/${key}`,
    ...(isNested(value) ? pathsOf(value, `${path}/${key}`) : []),
  ]);
}

/**
 * Returns a resource's violations of the Kubernetes schema. Validation ignores unknown fields, such as misspelled
 * ones, so this also reports every field that validation never reads.
 */
export function wrongIn(data: unknown): string[] {
  const resource = named.parse(data);
  const Model = models.find(
    ({ apiVersion, kind }) =>
      apiVersion === resource.apiVersion && kind === resource.kind,
  );
  if (!Model)
    return [
      `no schema is known for this kind: ${resource.kind} of ${resource.apiVersion}`,
    ];
  const read = new Set<string>();
  try {
    watched(new Model(resource), read).validate();
  } catch (error) {
    return [String(error)];
  }
  return pathsOf(resource)
    .filter((path) => !read.has(path))
    .map((path) => `unknown: ${path}`);
}
