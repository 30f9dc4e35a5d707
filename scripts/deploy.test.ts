import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { readConfig } from "#server/platform/config.ts";
import { wrongIn } from "./kubernetes-schema.ts";
import { serverCommand } from "./server-command.mjs";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("the Kubernetes manifests", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes/hpv-quiz.yaml"));
  const all: { kind: string }[] = documents.map((each) => each.toJS());
  const find = (kind: string) => all.find((each) => each.kind === kind);

  const probe = (path: string) =>
    z.object({ httpGet: z.object({ path: z.literal(path) }) });
  const container = z.object({
    securityContext: z.strictObject({
      allowPrivilegeEscalation: z.literal(false),
      readOnlyRootFilesystem: z.literal(true),
      capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
    }),
    startupProbe: probe("/healthz"),
    livenessProbe: probe("/healthz"),
    readinessProbe: probe("/readyz"),
    resources: z.object({
      requests: z.object({ cpu: z.string(), memory: z.string() }),
      limits: z.object({ memory: z.string() }),
    }),
    volumeMounts: z.array(
      z.object({ name: z.string(), mountPath: z.string() }),
    ),
  });
  const deployment = z.object({
    spec: z.object({
      replicas: z.int().min(2),
      template: z.object({
        spec: z.object({
          automountServiceAccountToken: z.literal(false),
          terminationGracePeriodSeconds: z.int().min(20),
          securityContext: z.object({
            runAsNonRoot: z.literal(true),
            runAsUser: z.int().min(1),
            seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
          }),
          containers: z.tuple([container]),
          volumes: z.array(z.object({ name: z.string() })),
        }),
      }),
    }),
  });

  test("run unprivileged with a read-only file system, probes and limits", () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const { spec } = deployment.parse(find("Deployment"));
    const { containers, volumes } = spec.template.spec;
    const mounts = containers[0].volumeMounts;
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual(["/data", "/tmp"]);
    expect(mounts.map(({ name }) => name)).toEqual(
      volumes.map(({ name }) => name),
    );
  });

  test("contain only valid settings of the server", () => {
    const settings = z
      .object({ data: z.record(z.string(), z.string()) })
      .parse(find("ConfigMap"));
    const secrets = z
      .object({ stringData: z.record(z.string(), z.string()) })
      .parse(find("Secret"));
    const configured = { ...settings.data, ...secrets.stringData };
    expect(readConfig(configured)).toMatchObject({
      publicUrl: "https://quiz.example",
      overHttps: true,
      drainSeconds: 5,
      s3: { bucket: "hpv-quiz" },
    });
    const config = read("server/platform/config.ts");
    for (const name of Object.keys(configured))
      expect(config).toContain(`${name}:`);
  });

  test("match the Kubernetes schema and have no unknown fields", () => {
    for (const each of all) expect(wrongIn(each)).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    ["misspelled", "readinessProbe:", "readynessProbe:", "unknown: /spec/"],
    ["missing", "  selector:\n", "  selectors:\n", "property selector"],
    ["of another type", "replicas: 3", "replicas: three", "must be integer"],
    ["not a quantity", "memory: 768Mi", "memory: 768 MB", '"quantity"'],
    [
      "in the wrong place",
      "  containers:",
      "  replicas: 2\n      containers:",
      "unknown",
    ],
  ])("are rejected when a field is %s", (_, right, wrong, message) => {
    const text = read("deploy/kubernetes/hpv-quiz.yaml");
    const changed = parseAllDocuments(text.replace(right, wrong))
      .map((each): { kind: string } => each.toJS())
      .find(({ kind }) => kind === "Deployment");
    expect(wrongIn(changed).join()).toContain(message);
  });

  test("are all named hpv-quiz", () => {
    const named = z.array(
      z.object({
        kind: z.string(),
        apiVersion: z.string(),
        metadata: z.object({ name: z.literal("hpv-quiz") }),
      }),
    );
    expect(named.parse(all).map(({ kind }) => kind)).toEqual([
      "Namespace",
      "ConfigMap",
      "Secret",
      "ServiceAccount",
      "Deployment",
      "PodDisruptionBudget",
      "Service",
      "Ingress",
    ]);
  });
});

test("our containers in compose.yaml can write only to data volumes", () => {
  const { services } = z
    .object({ services: z.object({ app: z.record(z.string(), z.unknown()) }) })
    .parse(parse(read("compose.yaml")));
  expect(services.app).toMatchObject({
    read_only: true,
    tmpfs: ["/tmp"],
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
  });
});

test("the image runs unprivileged, has a health check and installs only locked packages", () => {
  const lines = read("Dockerfile").split("\n");
  const last = lines.slice(
    lines.findLastIndex((line) => line.startsWith("FROM ")),
  );
  expect(last).toContain("USER node");
  expect(last.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
  const installs = lines.filter((line) => /npm (i|install)\b/.test(line));
  expect(installs).toEqual([]);
  for (const line of lines.filter((each) => each.startsWith("FROM ")))
    expect(line).toMatch(/^FROM node:\d+-[\w-]+( AS build)?$/);
});

test("the image and the systemd unit start the server as npm start does", () => {
  const words = ["node", ...serverCommand].map((word) => `"${word}"`);
  expect(read("Dockerfile")).toContain(`\nCMD [${words.join(", ")}]\n`);
  expect(read("deploy/systemd/hpv-quiz.service")).toContain(
    `/node_modules/.bin/node ${serverCommand.join(" ")}\n`,
  );
});

test("the systemd unit restricts the server's privileges", () => {
  const lines = read("deploy/systemd/hpv-quiz.service").split("\n");
  for (const line of [
    "DynamicUser=yes",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "CapabilityBoundingSet=",
    "KillMode=mixed",
    "Restart=always",
  ])
    expect(lines).toContain(line);
});

test("the image's health check uses /healthz, which does not depend on the database", () => {
  const check = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(read("Dockerfile"))?.[1];
  expect(check).toContain("/healthz");
});
