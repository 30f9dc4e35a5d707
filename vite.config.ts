import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import project from "./package.json" with { type: "json" };

// As the compiler calls the oldest browsers that are served scripts; Samsung Internet 15 is Chrome 90.
const target = project.browserslist
  .filter((browser) => !browser.startsWith("samsung"))
  .map((browser) => browser.replace(" >= ", ""));
// Of syntax, Chrome 90 lacks two rare things that 91 has, and for which every `?.` would be written out: a test looks for both.
const syntax = target.map((browser) =>
  browser.replace(/^(chrome|edge)90$/, (_, name) => `${name}91`),
);

// A file costs its headers and a place in the queue: what every page needs comes in few pieces.
// What a group takes, it takes with all that it imports.
const groups = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 3,
  },
  {
    name: "frame",
    test: /web\/(root\.tsx$|entry\.client|ui\/(actions|content\/(icon|spinner)|layout\/(page|visually)|notices\/alert)|visitor\/quiz\/start\/opening-notice\.tsx|core\/navigation\/screens-ahead)/,
    priority: 2,
  },
  {
    name: "drawings",
    test: /web\/ui\/illustrations\/(drawing|hair|palette|person)/,
    priority: 2,
  },
  {
    name: "quiz",
    test: /web\/(visitor\/quiz\/(?!.*-screen|start\/(forgotten|opening-notices|sent-later)\.|hand-in-order)|core\/(navigation\/early|question-words|frame\/needs-scripts|error-screens\/try-again|calls\/deliver)|i18n\/(.*quiz|visitor\/question)|ui\/(form\/field|choices\/radio|content\/rich-text|notices\/progress))|shared\/rules\/(answers|quiz-progress|content\/information)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "forms",
    test: /web\/(core\/(messages|calls\/(action|reasons))|i18n\/core\/refusals)|shared\/rules\/refusals/,
  },
];

/**
 * Lets the bundler leave out React Router's links and forms, which no page uses: all that keeps them
 * are their names for debugging and that a call which makes a component is not marked as pure.
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
  // The page renderer is one bundle: the running server needs neither react nor vite.
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
