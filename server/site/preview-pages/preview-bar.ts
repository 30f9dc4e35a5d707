import {
  leaveAddress,
  previewScriptAddress,
} from "#shared/rules/site/previews.ts";
import type { Language } from "#shared/rules/language.ts";
import { hashOf } from "#server/platform/http/page-policy.ts";
import type { PreviewContext } from "#server/platform/http/preview-context.ts";

const barWords = {
  en: {
    label: "Preview",
    draft: "Preview of the draft",
    version: (number: number) => `Preview of version ${number}`,
    note: "Not what families see",
    leave: "Leave",
  },
  es: {
    label: "Vista previa",
    draft: "Vista previa del borrador",
    version: (number: number) => `Vista previa de la versión ${number}`,
    note: "No es lo que ven las familias",
    leave: "Salir",
  },
};

/** The colors are those of tokens.css, the same in the light and the dark theme. */
const barStyle = `
.preview-bar{position:sticky;top:0;z-index:90;display:flex;align-items:center;justify-content:space-between;gap:.75rem;padding:.125rem 1rem;background:#f5b82e;color:#0b3b44;font:600 1rem/1.3 "Atkinson Hyperlegible Next",system-ui,sans-serif}
html:has(.preview-bar){scroll-padding-top:4.5rem}
.preview-bar p{margin:0;padding:.25rem 0}
.preview-bar span{display:block;font-weight:400}
.preview-bar form{margin:0}
.preview-bar button{min-height:2.75rem;padding:0 .75rem;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}
.preview-bar button:focus-visible{outline:3px solid #0b3b44;outline-offset:-3px}
[data-framed] .preview-bar form{display:none}
@media (min-width:30rem){.preview-bar span{display:inline}.preview-bar span::before{content:"· "}}
@media print{.preview-bar{display:none}}
`;

export const barStyleHash = hashOf(barStyle);

/** Adds the bar and its script, outside the part of the page that is hydrated. */
export function withPreviewBar(
  html: string,
  language: Language,
  { publication }: PreviewContext,
): string {
  const words = barWords[language];
  const title = publication === null ? words.draft : words.version(publication);
  const bar = `<section class="preview-bar" aria-label="${words.label}">
<p>${title} <span>${words.note}</span></p>
<form method="post" action="${leaveAddress}"><button>${words.leave}</button></form>
</section>`;
  const head = `<script src="${previewScriptAddress}"></script><style>${barStyle}</style>`;
  return html
    .replace("<head>", (tag) => tag + head)
    .replace(/<body[^>]*>/, (tag) => tag + bar);
}
