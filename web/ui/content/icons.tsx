import type { ComponentType } from "react";

export type IconDrawing = ComponentType<{
  className?: string | undefined;
  focusable?: "false";
  "aria-hidden"?: boolean;
  "data-size"?: string;
}>;

/** An icon of lucide as a single path, so that the first visit loads no icon library. */
export function drawn(path: string): IconDrawing {
  return function Drawn(props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

const circle = "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z";

export const ArrowLeft = /* @__PURE__ */ drawn("m12 19-7-7 7-7M19 12H5");
export const ArrowRight = /* @__PURE__ */ drawn("M5 12h14M12 5l7 7-7 7");
export const CircleAlert = /* @__PURE__ */ drawn(`${circle}M12 8v4M12 16h.01`);
export const CircleCheck = /* @__PURE__ */ drawn(
  `${circle}M16 9l-5.5 5.5L8 12`,
);
export const ClockFace = /* @__PURE__ */ drawn(`${circle}M12 6v6l4 2`);
export const ExternalLink = /* @__PURE__ */ drawn(
  "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
);
export const Heart = /* @__PURE__ */ drawn(
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
);
export const Info = /* @__PURE__ */ drawn(`${circle}M12 16v-4M12 8h.01`);
export const Lock = /* @__PURE__ */ drawn(
  "M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4",
);
export const Menu = /* @__PURE__ */ drawn("M4 5h16M4 12h16M4 19h16");
export const TriangleAlert = /* @__PURE__ */ drawn(
  "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
);
export const X = /* @__PURE__ */ drawn("M18 6 6 18M6 6l12 12");
