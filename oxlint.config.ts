import { defineConfig } from "oxlint";
import { importLaws } from "./import-laws.ts";

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
    ...importLaws,
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
      files: [
        "server/seed/**",
        "web/i18n/**",
        "shared/rules/refusals.ts",
        "server/jobs/retention.ts",
      ],
      rules: { "max-lines": "off" },
    },
    {
      files: ["**/*.test.ts", "e2e/**"],
      rules: { "max-lines-per-function": "off" },
    },
    // Playwright's fixtures are handed on by a function that is called `use`.
    { files: ["e2e/**"], rules: { "react/rules-of-hooks": "off" } },
    {
      files: ["scripts/**", "bench/**", "e2e/engines/**"],
      rules: { "no-console": "off" },
    },
  ],
});
