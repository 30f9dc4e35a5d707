export const login = {
  signInTitle: "Sign in",
  signInText: "For staff of the clinic and the study.",
  email: "Email",
  password: "Password",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  signIn: "Sign in",
  signingIn: "Signing in…",
  setUpTitle: "Create the first admin",
  setUpText: "This link works once. Choose how you will sign in from now on.",
  setUpName: "Your name",
  setUpPasswordHelper: "At least 12 characters. Several words work well.",
  setUp: "Create and sign in",
};

export type LoginWords = typeof login;
