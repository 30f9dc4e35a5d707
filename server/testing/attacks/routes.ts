import { endpoints } from "#shared/contract/index.ts";
import { places } from "#shared/rules/places.ts";

const screens = places
  .map((place) => place.replace(/\{(\w+)\}/g, ":$1"))
  .join(" ");
const pages = `${screens} /login /dashboard/contents /nothing/here`;
const files =
  "/healthz /readyz /metrics /api/openapi.json /api/nothing /uploads/:name /images/:name /assets/:name /en.webmanifest /offline /robots.txt /favicon.ico";
const forms =
  "/quiz /quiz/:id /question/:number /rank/:id /results/:id /feedback /contact /login /api/twilio/inbound";

const as = (method: "GET" | "POST", paths: string) =>
  paths.split(" ").map((path) => ({ method, path }) as const);

/** Everything that is answered: the calls of the contract, pages, forms without scripts, files. */
export const everyRoute = [
  ...endpoints,
  ...as("GET", pages),
  ...as("GET", files),
  ...as("POST", forms),
];
