import { useSite } from "#web/core/frame/site.ts";
import { Home } from "./home.tsx";

export default function HomeScreen() {
  const site = useSite();
  return site ? <Home texts={site.homePage} /> : null;
}
