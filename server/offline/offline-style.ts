import { busyStyle } from "#server/load-shedding/busy-page.ts";

/** Like the page for a busy server; both languages stand in it, and one is seen. */
export const offlineStyle = `${busyStyle}
html[lang=en] [lang=es]:not(.turn),html[lang=es] [lang=en]:not(.turn){display:none}
html[lang=en] .turn[lang=en],html[lang=es] .turn[lang=es]{display:none}
svg{width:min(100%,15rem)}
button{border:0;font:inherit;font-weight:700;cursor:pointer}
button.turn{background:none;color:var(--press);padding:.5rem;min-height:2.75rem}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 3px var(--halo)}
ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem;margin:0 0 1rem;padding:0;list-style:none}
li a{display:inline-block;padding:.5rem}
[hidden]{display:none!important}
`;
