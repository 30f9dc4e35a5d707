import {
  index,
  layout,
  type RouteConfig,
  route,
} from "@react-router/dev/routes";

export default [
  index("./visitor/home/home-screen.tsx"),
  route(":contactId", "./visitor/home/contact-screen.tsx"),
  route("login", "./admin/login/login-screen.tsx"),
  route("quiz/:id?", "./visitor/quiz/start-screen.tsx"),
  route("question/:number", "./visitor/quiz/question-screen.tsx"),
  route("rank/:id", "./visitor/rank/rank-screen.tsx"),
  ...["", "/sms-share", "/email-share"].map((share) =>
    route(`results/:id${share}`, "./visitor/results/results-screen.tsx", {
      id: `results${share}`,
    }),
  ),
  route("concerns", "./visitor/concerns/concerns-screen.tsx"),
  route("concerns/:id", "./visitor/concerns/child-screen.tsx"),
  route("aboutus", "./visitor/about/about-screen.tsx"),
  route("contact", "./visitor/contact-us/contact-us-screen.tsx"),
  layout("./admin/desk/desk-screen.tsx", [
    route("dashboard", "./admin/dashboard/dashboard-screen.tsx"),
  ]),
  ...(import.meta.env.DEV
    ? [route("dev/ui", "./core/ui-gallery-screen.tsx")]
    : []),
  route("*", "./core/not-found-screen.tsx"),
] satisfies RouteConfig;
