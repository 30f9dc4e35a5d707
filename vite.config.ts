import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import project from "./package.json" with { type: "json" };

// The oldest browsers that get scripts, in the compiler's names. Samsung Internet 15 is left out because it is Chrome 90.
const target = project.browserslist
  .filter((browser) => !browser.startsWith("samsung"))
  .map((browser) => browser.replace(" >= ", ""));
// Chrome 90 lacks two rare features of 91. If we targeted 90, the compiler would expand every `?.`. So we target 91, and a
// test checks that neither feature is used.
const syntax = target.map((browser) =>
  browser.replace(/^(chrome|edge)90$/, (_, name) => `${name}91`),
);

// Each file costs headers and a place in the queue, so the code that every page needs is in a few files.
// A group contains everything that its files import.
const groups = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 3,
  },
  // Components that a first page rarely shows. Their styles come after the page's text (server/site/pages/inline-styles.ts).
  {
    name: "notices",
    test: /web\/(ui\/(notices\/(toast|alert)\.|content\/spinner|actions\/icon-button)|core\/error-screens\/message-screen)/,
    priority: 3,
  },
  {
    name: "frame",
    test: /web\/(root\.tsx$|entry\.client|ui\/(actions\/(?!icon-button)|content\/icon|layout\/(page|visually))|visitor\/quiz\/start\/opening-notice\.tsx|core\/runtime\/|visitor\/first-name)/,
    priority: 2,
  },
  // Shared by questions, ranking, topics and results, but not by the start of the quiz.
  {
    name: "steps",
    test: /web\/(visitor\/listen|core\/kiosk|i18n\/visitor\/(listen|question)|ui\/(layout\/bottom-bar|notices\/progress|content\/rich-text))|rules\/content\/(child-name|formatted-fields)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "quiz",
    test: /web\/(visitor\/quiz\/(?!.*-screen|start\/opening-notices\.)|core\/(question-words|frame\/needs-scripts|error-screens\/try-again|calls\/deliver)|i18n\/.*quiz|ui\/(form\/field|choices\/radio))|shared\/rules\/(answers|quiz-progress|content\/information)/,
    minShareCount: 2,
    priority: 1,
  },
  // Shared by the results, the topics and the page for the doctor, which needs nothing else of them.
  {
    name: "sheet",
    test: /web\/(visitor\/(host-of|visit\/brief\.ts)|core\/(hash|dates|long-date|in-language)|i18n\/visitor\/results\/child)|shared\/rules\/(quiz\/(ordering|visit\/child-notes)|ids)|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|defaultAttributes|icons\/printer)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "reading",
    test: /web\/(visitor\/(concerns|clinic|feedback|results)|i18n\/visitor\/(results|concerns|clinic|feedback)|core\/calls\/save-file|ui\/(content\/(disclosure|number-badge)|choices\/(checkbox|yes-or-no|stars)|layout\/text|illustrations\/(lost-page|something-broke)))|shared\/rules\/(visit|web-address|sms)|lucide-react\/dist\/esm\/icons\/(chevron-down|phone|baby|plus|star|share-2|message-square-text|pencil|trash-2|languages)/,
    minShareCount: 2,
  },
  {
    name: "forms",
    test: /web\/(core\/(messages|calls\/(action|reasons))|i18n\/core\/refusals)|shared\/rules\/refusals/,
  },
];

/** Short class names save bytes in pages, styles and scripts. */
function classNameOf(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ""));
  const hash = createHash("sha256").update(path).digest("base64url");
  return `${name}-${hash.slice(0, 4)}`;
}

/**
 * Lets the bundler leave out React Router's links and forms, which no page uses. For this it removes the components' names
 * for debugging, and marks the calls that create the components as free of side effects.
 */
const withoutUnusedLinks: Plugin = {
  name: "without-unused-links",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replaceAll(
          "= React$1.forwardRef(",
          "= /* @__PURE__ */ React$1.forwardRef(",
        ),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutUnusedLinks],
  publicDir: "web/public",
  resolve: {
    alias: [
      {
        find: /^fflate$/,
        replacement: join(import.meta.dirname, "web/admin/spreadsheet/zip.ts"),
      },
    ],
  },
  css: { modules: { generateScopedName: classNameOf } },
  // The page renderer is one bundle, so the running server needs neither react nor vite.
  ...(command === "build" && { ssr: { noExternal: true as const } }),
  build: {
    assetsInlineLimit: 0,
    target: syntax,
    cssTarget: target,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
}));
