import { useLoaderData } from "react-router";
import { load } from "#web/core/calls/load.ts";
import { Home } from "./home.tsx";

const page = load(async ({ call }) => {
  const { homePage } = await call("GET /api/settings", {});
  return homePage;
});
export const loader = page.server;
export const clientLoader = page.browser;

export default function HomeScreen() {
  return <Home texts={useLoaderData<typeof loader>()} />;
}
