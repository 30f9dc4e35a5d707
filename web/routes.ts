import {
  index,
  layout,
  prefix,
  type RouteConfig,
  route,
} from "@react-router/dev/routes";

export default [
  index("./visitor/home/home-screen.tsx"),
  route(":contactId", "./visitor/home/invited-home-screen.tsx"),
  route("login", "./admin/staff/sign-in/login-screen.tsx"),
  route("quiz/:id?", "./visitor/quiz/start/start-screen.tsx"),
  route("question/:number", "./visitor/quiz/question/question-screen.tsx"),
  route("rank/:id", "./visitor/rank/rank-screen.tsx"),
  ...["", "/sms-share", "/email-share"].map((share) =>
    route(`results/:id${share}`, "./visitor/results/results-screen.tsx", {
      id: `results${share}`,
    }),
  ),
  route("concerns", "./visitor/concerns/concerns-screen.tsx"),
  route("concerns/:id", "./visitor/concerns/child/child-screen.tsx"),
  route("aboutus", "./visitor/about-screen.tsx"),
  route("contact", "./visitor/contact-us/contact-us-screen.tsx"),
  route("feedback", "./visitor/feedback/feedback-screen.tsx"),
  ...["contact", "feedback"].map((form) =>
    route(`${form}/sent`, "./visitor/sent/sent-screen.tsx", {
      id: `${form} sent`,
    }),
  ),
  route("information", "./visitor/information/information-screen.tsx"),
  route("kiosk", "./visitor/kiosk/kiosk-screen.tsx"),
  route("sources", "./visitor/sources/sources-screen.tsx"),
  route("visit", "./visitor/visit/visit-screen.tsx"),
  layout("./admin/layout-screen.tsx", [
    ...prefix("dashboard", [
      index("./admin/reports/dashboard/dashboard-screen.tsx"),
      route("setup", "./admin/content/setup/setup-screen.tsx"),
      route("contents", "./admin/content/contents/contents-screen.tsx"),
      route("questions", "./admin/content/questions/questions-screen.tsx"),
      route("questions/new", "./admin/content/questions/question-screen.tsx", {
        id: "new-question",
      }),
      route(
        "questions/edit/:id",
        "./admin/content/questions/question-screen.tsx",
      ),
      route("concerns", "./admin/content/concerns/concerns-screen.tsx"),
      route("concerns/new", "./admin/content/concerns/concern-screen.tsx", {
        id: "new-concern",
      }),
      route("concerns/edit/:id", "./admin/content/concerns/concern-screen.tsx"),
      route(
        "concerns/children/:id",
        "./admin/content/concerns/children-screen.tsx",
      ),
      route("history", "./admin/content/history/history-screen.tsx"),
      route("history/changes", "./admin/content/changes/changes-screen.tsx"),
      route(
        "history/translations",
        "./admin/content/translations/translations-screen.tsx",
      ),
      route("history/:number", "./admin/content/history/version-screen.tsx"),
      route("account", "./admin/staff/account/account-screen.tsx"),
      route("users", "./admin/staff/users/users-screen.tsx"),
      route("users/new", "./admin/staff/users/user-screen.tsx", {
        id: "new-user",
      }),
      route("users/edit/:id", "./admin/staff/users/user-screen.tsx"),
      route("feedbacks", "./admin/quiz/feedbacks/feedbacks-screen.tsx"),
      route("links", "./admin/outreach/contacts/contacts-screen.tsx"),
      route(
        "links/import",
        "./admin/outreach/contacts/importing/import-screen.tsx",
      ),
      route("campaigns", "./admin/outreach/campaigns/campaigns-screen.tsx"),
      route(
        "campaigns/new",
        "./admin/outreach/campaigns/campaign-form-screen.tsx",
        {
          id: "new-campaign",
        },
      ),
      route(
        "campaigns/edit/:id",
        "./admin/outreach/campaigns/campaign-form-screen.tsx",
      ),
      route("campaigns/:id", "./admin/outreach/campaigns/campaign-screen.tsx"),
      route("messages", "./admin/outreach/messages/messages-screen.tsx"),
      route("results", "./admin/reports/results/results-screen.tsx"),
      route("results/redcap", "./admin/reports/redcap/redcap-screen.tsx"),
      route(
        "results/open-data",
        "./admin/reports/open-data/open-data-screen.tsx",
      ),
      route("results/:id", "./admin/reports/results/result-screen.tsx"),
      route("insights", "./admin/reports/insights/insights-screen.tsx"),
      route(
        "insights/flow",
        "./admin/reports/study-flow/study-flow-screen.tsx",
      ),
      route("activity", "./admin/reports/activity-log/activity-log-screen.tsx"),
    ]),
  ]),
  route("*", "./core/error-screens/not-found-screen.tsx"),
] satisfies RouteConfig;
