export const users = {
  title: "Admin users",
  intro: "Who may sign in here. Everybody may do everything.",
  add: "Add a user",
  back: "Admin users",
  name: "Name",
  email: "Email",
  lastSignIn: "Last signed in",
  never: "Never signed in",
  you: "You",

  newTitle: "New user",
  editTitle: "Edit user",
  accountTitle: "Account",
  passwordTitle: "Password",
  passwordRules: "At least 12 characters. Several words work well.",
  passwordOld:
    "Leave both empty to keep the old password. A new one ends the sessions of this user on other computers.",
  password: "Password",
  password2: "Type it once more",
  show: "Show the password",
  hide: "Hide the password",
  mismatch: "Passwords do not match!",
  saved: "User saved successfully!",

  deleteTitle: "Delete this user",
  deleteText:
    "They are signed out at once and cannot sign in any more. What they wrote stays.",
  deleteOwn: "You cannot delete your own account. Another admin can.",
  deleteLast: "This is the last admin, so it cannot be deleted.",
  deleteButton: "Delete user",
  deleteAsk: "Are you sure you want to DELETE this user?",
  deleteYes: "Yes, delete",
  deleteNo: "No, keep",
  deleting: "Deleting…",
  deleted: "User deleted!",

  everywhereTitle: "Sign out everywhere",
  everywhereText:
    "If you forgot to sign out on another computer, this ends all of your sessions, this one too.",
  everywhereButton: "Sign out everywhere",
  everywherePending: "Signing out…",
  everywhereFailed: "Can't do that now. Please try again later.",
};

export type UsersWords = typeof users;
