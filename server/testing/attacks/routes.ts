import { endpoints } from "#shared/contract/index.ts";
import { type Place, places, takesPost } from "#shared/rules/quiz/places.ts";

const asPath = (place: Place) => place.replace(/\{(\w+)\}/g, ":$1");
const pages = [
  ...places.map(asPath),
  ..."/login /dashboard/contents /nothing/here".split(" "),
];
const files =
  "/healthz /readyz /metrics /api/openapi.json /api/nothing /uploads/:name /images/:name /assets/:name /en.webmanifest /offline /robots.txt /favicon.ico".split(
    " ",
  );
const forms = [
  ...places.filter(takesPost).map(asPath),
  ..."/login /api/twilio/inbound".split(" "),
];

const as = (method: "GET" | "POST", paths: string[]) =>
  paths.map((path) => ({ method, path }) as const);

/** All routes: calls of the contract, pages, plain forms and files. */
export const everyRoute = [
  ...endpoints,
  ...as("GET", pages),
  ...as("GET", files),
  ...as("POST", forms),
];
