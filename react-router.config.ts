import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // Send all routes with the first page. Requesting them later would cost a round trip on a slow network.
  routeDiscovery: { mode: "initial" },
  // Build one file per screen, because each additional file costs a request.
  splitRouteModules: false,
} satisfies Config;
