/** Chairs of a waiting room, and somebody who says: in a moment. */
export const crowdPicture = `<svg viewBox="0 0 480 320" width="480" height="320" fill="none" stroke-linecap="round" aria-hidden="true">
<path fill="#BFE3DF" transform="scale(1.2 1.127)" d="M14 176C4 92 60 26 138 22c56-3 84 14 130 2 66-16 112 32 120 98 6 56 0 96-14 126-8 16-22 20-44 20H72c-34 0-52-48-58-92z"/>
<path stroke="#0B3B44" stroke-width="8" d="M82 262v34m76-34v34m44-34v34m76-34v34m44-34v34m76-34v34"/>
<path fill="#0B6E73" d="M90 172h60a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22H90a22 22 0 0 1-22-22v-58a22 22 0 0 1 22-22zm120 0h60a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22h-60a22 22 0 0 1-22-22v-58a22 22 0 0 1 22-22z"/>
<path fill="#F5B82E" d="M330 172h60a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22h-60a22 22 0 0 1-22-22v-58a22 22 0 0 1 22-22z"/>
<path fill="#fff" d="M203 62h74a18 18 0 0 1 18 18v22a18 18 0 0 1-18 18h-26l-18 18 1-18h-31a18 18 0 0 1-18-18V80a18 18 0 0 1 18-18z"/>
<path stroke="#F0785A" stroke-width="11" d="M217 91h.1m22.9 0h.1m22.9 0h.1"/>
</svg>`;
