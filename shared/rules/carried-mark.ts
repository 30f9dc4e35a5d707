/**
 * The cookie that says that this browser carries something of a quiz, and without which that opens no
 * more: scripts look for it, and delete it also without a connection.
 */
export const markName = "carried";

/** For all pages; what follows says for how long. */
export const markScope = "Path=/; SameSite=Lax; Max-Age=";

export const forgottenMark = `${markName}=; ${markScope}0`;
