/** The pages that anybody may open by their address. */
export const publicPages = [
  "/",
  "/quiz",
  "/concerns",
  "/aboutus",
  "/contact",
  "/feedback",
  "/information",
  "/sources",
  "/login",
];
