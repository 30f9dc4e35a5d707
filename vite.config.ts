import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
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
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "frame",
    test: /web\/(core\/(?!messages|calls\/(action|reasons|same-keys))|ui\/(actions|content\/(icon|spinner)|layout\/(page|visually)|notices))|shared\/rules\/(ids|language|places)/,
    minShareCount: 4,
  },
  {
    name: "forms",
    test: /web\/(core\/(messages|calls\/(action|reasons))|i18n\/core\/refusals)|shared\/rules\/refusals/,
  },
  {
    name: "kind-words",
    test: /web\/(core\/error-screens\/(crash|message|not-found)|ui\/illustrations\/(drawing|hair|lost|palette|person|something))/,
  },
  {
    name: "quiz",
    test: /web\/(visitor\/quiz\/(?!.*-screen|start\/forgotten|hand-in|filled-in)|i18n\/.*quiz|ui\/(form\/field|choices\/radio))|shared\/rules\/(?!content\/(?!information)|feedback|field-limits|ordering|phone|refusals|sms|visit|web-address|wording)/,
    minShareCount: 2,
  },
  {
    name: "small",
    test: /web\/(core\/(navigation\/(early|next|screen)|frame\/needs)|visitor\/quiz\/start\/forgotten-notice)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
