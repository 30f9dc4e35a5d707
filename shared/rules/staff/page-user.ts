/** The header in which a page of the dashboard names its user. The server refuses the session of any other user. */
export const pageUserHeader = "x-page-user";
