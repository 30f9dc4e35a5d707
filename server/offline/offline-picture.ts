/** A phone that holds on to an answer, and a line that is cut. */
export const offlinePicture = `<svg viewBox="0 0 480 320" width="480" height="320" fill="none" stroke-linecap="round" aria-hidden="true">
<path fill="#BFE3DF" transform="scale(1.2 1.127)" d="M14 176C4 92 60 26 138 22c56-3 84 14 130 2 66-16 112 32 120 98 6 56 0 96-14 126-8 16-22 20-44 20H72c-34 0-52-48-58-92z"/>
<rect x="104" y="56" width="124" height="220" rx="24" fill="#0B3B44"/>
<rect x="116" y="76" width="100" height="170" rx="10" fill="#fff"/>
<path fill="#F0785A" d="M166 196c-20-14-31-25-31-38a16 16 0 0 1 31-6 16 16 0 0 1 31 6c0 13-11 24-31 38z"/>
<path stroke="#0B6E73" stroke-width="8" d="M136 98h60M136 222h36"/>
<path stroke="#0B6E73" stroke-width="14" d="M272 148q62-54 124 0M300 178q34-30 68 0M334 208h.1"/>
<path stroke="#BFE3DF" stroke-width="28" d="M284 222 386 108"/>
<path stroke="#F5B82E" stroke-width="14" d="M284 222 386 108"/>
</svg>`;
