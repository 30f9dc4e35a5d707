const core = ["shared/rules", "shared/contract", "web/ui", "web/i18n"];

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
  "web/i18n": ["shared/rules"],
  "web/core": core,
  "web/visitor": [...core, "web/core"],
  "web/offline": ["shared/rules"],
  "web/admin": [...core, "web/core"],
};

/** What almost every call of the server stands on. */
const basis = ["db", "http"];
const limited = [...basis, "limits"];
/** What answers a call that comes again as it did before. */
const repeatable = [...limited, "idempotency"];

/** What changes who may sign in, and how. */
const editing = [...basis, "editing"];
const accounts = [...editing, "second-step", "auth"];

/**
 * The modules of the server, from the ground up: each names those that it may ask, all of which
 * stand above it here, so that none ever asks in a circle. Tools and tests may ask everybody.
 */
export const modules: Record<string, string[]> = {
  db: [],
  gateways: [],
  secrets: ["db"],
  replies: [],
  limits: ["db", "secrets"],
  idempotency: ["db", "secrets", "limits"],
  http: ["replies", "limits", "idempotency"],
  progress: [...basis, "secrets"],
  "my-questions": [...limited, "secrets", "progress"],
  pages: ["db", "secrets", "replies", "http", "my-questions", "progress"],
  admission: ["replies", "http", "pages"],
  offline: ["replies", "http", "pages", "admission"],
  health: ["db", "admission"],
  telemetry: [],
  "human-check": ["db", "secrets"],
  editing: ["db", "http", "idempotency"],
  "second-step": ["db", "secrets"],
  auth: [...limited, "human-check", "second-step"],
  users: accounts,
  "single-sign-on": [...basis, "secrets", "auth", "users"],
  tokens: editing,
  settings: editing,
  concerns: editing,
  questions: [...editing, "concerns"],
  messages: [...basis, "gateways"],
  passkeys: [...accounts, "limits", "messages"],
  "staff-links": [...accounts, "limits", "users", "messages"],
  account: [...accounts, "users", "messages", "staff-links"],
  contacts: [...repeatable, "editing", "messages"],
  imports: [...repeatable, "editing", "messages", "contacts"],
  results: [...repeatable, "secrets", "contacts"],
  "result-list": [...basis, "idempotency", "contacts", "results"],
  sms: [
    ...repeatable,
    "editing",
    "settings",
    "gateways",
    "messages",
    "contacts",
    "results",
  ],
  campaigns: [...limited, "editing", "messages", "contacts"],
  feedbacks: [...limited, "concerns"],
  "contact-us": [...limited, "human-check", "messages"],
  uploads: ["limits", "http"],
  events: limited,
  dashboard: basis,
  insights: basis,
  exports: [...basis, "contacts", "results"],
  record: [...basis, "exports"],
  backup: ["db", "gateways", "contacts", "result-list"],
  jobs: ["db", "auth", "record"],
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

type Exception = { refused: object; free: string[] };

/** The browser would load the parser along: it takes rules instead. */
const contractValues: Exception = {
  refused: {
    regex: "^#shared/contract/",
    allowTypeImports: true,
    message: "Web takes only types from the contract",
  },
  free: ["*.test.ts", "*.test.tsx"],
};

const sqlElsewhere: Exception = {
  refused: {
    regex: "^kysely$",
    importNames: ["sql"],
    message:
      "SQL stands in *queries.ts, in exports, in seed and in what server/db needs to start",
  },
  free: ["*.test.ts", "*queries.ts"],
};
const modulesWithSql = ["exports", "seed"];

/** The laws of a folder: what all its files are refused, and what all but the free ones are. */
function lawsOf(folder: string, patterns: object[], but?: Exception) {
  if (!but) return [forbid(`${folder}/**`, patterns)];
  return [
    forbid(`${folder}/**`, [...patterns, but.refused]),
    ...but.free.map((files) => forbid(`${folder}/**/${files}`, patterns)),
  ];
}

const roomLaws = Object.keys(rooms).flatMap((room) => {
  const patterns = patternsOf(room);
  const regex = withoutPackages[room];
  const message = `${room} stays free of packages`;
  if (regex)
    return lawsOf(room, patterns, {
      refused: { regex, message },
      free: ["*.test.ts"],
    });
  return lawsOf(
    room,
    patterns,
    room === "server" ? sqlElsewhere : contractValues,
  );
});

// The last law that fits a file is the one that holds.
const moduleLaws = Object.entries(modules).flatMap(([module, may]) => {
  const all = [...Object.keys(modules), "tools", "testing"];
  const others = allowOnly("server/", all, module, may);
  return lawsOf(
    `server/${module}`,
    [...patternsOf("server"), others],
    modulesWithSql.includes(module) ? undefined : sqlElsewhere,
  );
});

export const importLaws = [
  ...roomLaws,
  ...moduleLaws,
  forbid("server/**/*.test.ts", patternsOf("server")),
];
