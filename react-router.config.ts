import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // All routes in the first answer: asking for them later would cost a round trip on one bar.
  routeDiscovery: { mode: "initial" },
  // One file a screen: each more costs a request.
  splitRouteModules: false,
} satisfies Config;
