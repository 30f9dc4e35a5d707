import { defineConfig } from "oxlint";

type Pattern = {
  regex: string;
  message: string;
  importNames?: string[];
  allowTypeImports?: boolean;
};

const noParents: Pattern = {
  regex: "^\\.\\./",
  message: "Import from another folder by #shared/, #server/ or #web/.",
};
const noSql: Pattern = {
  regex: "^kysely$",
  importNames: ["sql"],
  message:
    "SQL belongs in *queries.ts, server/reports/exports and server/content/seed.",
};
const contractTypesOnly: Pattern = {
  regex: "^#shared/contract/",
  allowTypeImports: true,
  message: "The web imports only types from the contract: zod stays out of it.",
};

/** Forbids imports from these top-level folders, such as "web/admin". */
function no(...folders: string[]): Pattern {
  const message = `Importing ${folders.join(", ")} is not allowed here.`;
  return { regex: `^#(${folders.join("|")})/`, message };
}

/** Forbids packages whose names match the expression. */
function noPackages(regex: string): Pattern {
  return { regex, message: "No packages here." };
}

function restrictImports(files: string[], ...patterns: Pattern[]) {
  return {
    files,
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [noParents, ...patterns] },
      ] as ["error", object],
    },
  };
}

const web = [no("server"), contractTypesOnly];

/** If several entries match a file, the last one counts. */
const importRules = [
  restrictImports(
    ["shared/rules/**"],
    no("server", "web", "shared/contract"),
    noPackages("^[a-z@]"),
  ),
  restrictImports(
    ["shared/contract/**"],
    no("server", "web"),
    noPackages("^([a-y@]|z[^o])"),
  ),
  restrictImports(["server/**"], no("web"), noSql),
  restrictImports(
    ["server/**/*queries.ts", "server/{reports/exports,content/seed}/**"],
    no("web"),
  ),
  restrictImports(
    ["web/ui/**", "web/i18n/**"],
    ...web,
    no("web/core", "web/visitor", "web/admin"),
  ),
  restrictImports(["web/core/**"], ...web, no("web/visitor", "web/admin")),
  restrictImports(["web/visitor/**"], ...web, no("web/admin")),
  restrictImports(["web/admin/**"], ...web, no("web/visitor")),
  restrictImports(["{shared,server}/**/*.test.ts"], no("web")),
  restrictImports(["web/**/*.test.{ts,tsx}"], no("server")),
];

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
    // Safari does not treat a list without bullets as a list, unless it has the role.
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "max-depth": ["error", 4],
    "max-lines": [
      "error",
      { max: 300, skipBlankLines: false, skipComments: false },
    ],
    "max-lines-per-function": [
      "error",
      { max: 80, skipBlankLines: true, skipComments: true },
    ],
  },
  overrides: [
    ...importRules,
    {
      files: [
        "server/content/seed/**",
        "web/i18n/**",
        "shared/rules/refusals.ts",
      ],
      rules: { "max-lines": "off" },
    },
    {
      files: ["**/*.test.{ts,tsx}", "e2e/**"],
      rules: { "max-lines-per-function": "off" },
    },
    // Playwright's fixtures call a function named `use`, which the rule takes for a React hook.
    { files: ["e2e/**"], rules: { "react/rules-of-hooks": "off" } },
    {
      files: ["scripts/**", "bench/**", "e2e/engines/**"],
      rules: { "no-console": "off" },
    },
  ],
});
