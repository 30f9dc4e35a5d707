/** The page stands by itself: who waits must not ask for the files of the site. Its colours are those of tokens.css. */
export const crowdStyle = `
:root{color-scheme:light dark;--page:#fbf7f0;--ink:#0b3b44;--press:#0b6e73;--on-press:#ffffff;--halo:#f5b82e}
@media (prefers-color-scheme:dark){:root{--page:#0e1a2b;--ink:#eaf2f4;--press:#5cc9c4;--on-press:#0e1a2b;--halo:#ffd166}}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem clamp(1rem,5vw,2.5rem) 3rem;background:var(--page);color:var(--ink);font:1.1875rem/1.6 "Atkinson Hyperlegible Next",system-ui,sans-serif;text-align:center}
main{max-width:34rem;margin:0 auto}
svg{width:min(100%,20rem);height:auto}
h1{margin:1.5rem 0 1rem;font-size:clamp(1.9375rem,1.71rem + 1.14vw,2.5rem);line-height:1.15;letter-spacing:-.012em;text-wrap:balance}
p{margin:0 0 1rem;text-wrap:pretty}
a{color:var(--press);font-weight:700}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 3px var(--halo)}
.other{text-align:right}
.other a{display:inline-block;padding:.5rem}
.now{display:inline-block;margin-top:.5rem;padding:.75rem 1.625rem;border-radius:1rem;background:var(--press);color:var(--on-press);text-decoration:none}
`;
