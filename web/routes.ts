import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./visitor/home/home-screen.tsx"),
  route(":contactId", "./visitor/home/contact-screen.tsx"),
  route("login", "./admin/login/login-screen.tsx"),
  route("quiz/:id?", "./visitor/quiz/start-screen.tsx"),
  route("question/:number", "./visitor/quiz/question-screen.tsx"),
  route("rank/:id", "./visitor/rank/rank-screen.tsx"),
  ...(import.meta.env.DEV
    ? [route("dev/ui", "./core/ui-gallery-screen.tsx")]
    : []),
  route("*", "./core/not-found-screen.tsx"),
] satisfies RouteConfig;
