import { defineConfig } from "oxlint";

/**
 * The import law. Each room names the rooms it may ask; inside a module everybody writes
 * `./x.ts`, nobody writes `../`. (The linter's expressions know no look-ahead, so the table is
 * turned round: a room is refused every room that it does not name.)
 */
const rooms: Record<string, string[]> = {
  "shared/rules": [],
  "shared/contract": ["shared/rules"],
  server: ["shared/rules", "shared/contract"],
  "web/ui": [],
  "web/i18n": [],
  "web/core": ["shared/rules", "shared/contract", "web/ui", "web/i18n"],
  "web/visitor": [
    "shared/rules",
    "shared/contract",
    "web/core",
    "web/ui",
    "web/i18n",
  ],
  "web/admin": [
    "shared/rules",
    "shared/contract",
    "web/core",
    "web/ui",
    "web/i18n",
  ],
};

/** What every call of the server stands on. */
const basis = ["db", "limits", "idempotency", "http"];

/**
 * The modules of the server, from the ground up: each names those that it may ask, all of which
 * stand above it here, so that none ever asks in a circle. Tools and tests may ask everybody.
 */
export const modules: Record<string, string[]> = {
  db: [],
  gateways: [],
  limits: ["db"],
  idempotency: ["db", "limits"],
  http: ["limits", "idempotency"],
  pages: ["http"],
  health: ["db"],
  "human-check": ["db"],
  editing: ["db", "http", "idempotency"],
  auth: [...basis, "human-check"],
  users: [...basis, "editing", "auth"],
  settings: [...basis, "editing"],
  concerns: [...basis, "editing"],
  questions: [...basis, "editing", "concerns"],
  messages: [...basis, "gateways"],
  contacts: [...basis, "editing", "messages"],
  results: [...basis, "contacts"],
  "result-list": [...basis, "contacts"],
  sms: [...basis, "gateways", "messages", "contacts", "results"],
  feedbacks: [...basis, "concerns"],
  "contact-us": [...basis, "human-check", "messages"],
  uploads: basis,
  events: basis,
  dashboard: basis,
  insights: basis,
  exports: basis,
  jobs: ["db", "auth"],
  seed: ["db", "concerns", "questions"],
};

const everywhere = [
  {
    regex: "^\\.\\./",
    message: "Leave a module by #shared/, #server/ or #web/, never by ../",
  },
  { regex: "^#web/[^/]+$", message: "Nobody imports the files at web's root" },
  {
    regex: "^#server/[^/]+/routes\\.ts$",
    message: "Ask another module's queries.ts, never its routes.ts",
  },
  {
    regex: "^#server/gateways/sms/twilio",
    message: "A provider's words stay in its gateway: ask sms-provider.ts",
  },
];

const withoutPackages: Record<string, string> = {
  "shared/rules": "^[a-z@]",
  "shared/contract": "^([a-y@]|z[^o])",
};

function forbid(files: string, patterns: object[]) {
  return {
    files: [files],
    rules: {
      "no-restricted-imports": ["error", { patterns }] as ["error", object],
    },
  };
}

/** Refuses every name that is not listed; `prefix` is where they lie. */
function allowOnly(prefix: string, all: string[], own: string, may: string[]) {
  const refused = all.filter((name) => name !== own && !may.includes(name));
  return {
    regex: `^#${prefix}(${refused.join("|")})/`,
    message: `${own} may ask only ${may.join(", ") || "itself"}`,
  };
}

function patternsOf(room: string) {
  const others = allowOnly("", Object.keys(rooms), room, rooms[room] ?? []);
  return [...everywhere, others];
}

const roomLaws = Object.keys(rooms).flatMap((room) => {
  const patterns = patternsOf(room);
  const packages = withoutPackages[room];
  if (!packages) return [forbid(`${room}/**`, patterns)];
  const bare = { regex: packages, message: `${room} stays free of packages` };
  return [
    forbid(`${room}/**`, [...patterns, bare]),
    forbid(`${room}/**/*.test.ts`, patterns),
  ];
});

// The last law that fits a file is the one that holds.
const moduleLaws = Object.entries(modules).map(([module, may]) => {
  const all = [...Object.keys(modules), "tools", "testing"];
  const others = allowOnly("server/", all, module, may);
  return forbid(`server/${module}/**`, [...patternsOf("server"), others]);
});

export default defineConfig({
  plugins: ["typescript", "react", "import", "unicorn", "oxc", "jsx-a11y"],
  categories: { correctness: "error" },
  options: { typeAware: true },
  ignorePatterns: ["build", "data", ".react-router", "node_modules"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "no-console": "error",
    // Safari forgets that a list without bullets is a list unless it is told.
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "max-depth": ["error", 4],
    "max-lines": [
      "error",
      { max: 200, skipBlankLines: false, skipComments: false },
    ],
    "max-lines-per-function": [
      "error",
      { max: 60, skipBlankLines: true, skipComments: true },
    ],
  },
  overrides: [
    ...roomLaws,
    ...moduleLaws,
    forbid("server/**/*.test.ts", patternsOf("server")),
    {
      files: [
        "server/app.ts",
        "web/root.tsx",
        "web/routes.ts",
        "web/entry.*.tsx",
      ],
      rules: { "no-restricted-imports": "off" },
    },
    {
      files: ["server/seed/**", "web/i18n/**"],
      rules: { "max-lines": "off" },
    },
    {
      files: ["**/*.test.ts", "e2e/**"],
      rules: { "max-lines-per-function": "off" },
    },
    // Playwright's fixtures are handed on by a function that is called `use`.
    { files: ["e2e/**"], rules: { "react/rules-of-hooks": "off" } },
    { files: ["scripts/**", "bench/**"], rules: { "no-console": "off" } },
  ],
});
