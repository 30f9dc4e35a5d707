/** The pages that anybody may open by their address. */
export const publicPages = [
  "/",
  "/quiz",
  "/concerns",
  "/aboutus",
  "/contact",
  "/information",
  "/sources",
  "/login",
];
