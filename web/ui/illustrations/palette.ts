export const teal = "#0B6E73";
export const lightTeal = "#BFE3DF";
export const coral = "#F0785A";
export const sunflower = "#F5B82E";
export const cream = "#FFF3DC";
export const ink = "#0B3B44";
export const white = "#fff";
export const skin = {
  deep: "#5C3A26",
  brown: "#8D5A3B",
  tan: "#C68863",
  light: "#E8B88F",
};
export const hair = { dark: "#3B2A20", brown: "#7A4B2A" };
