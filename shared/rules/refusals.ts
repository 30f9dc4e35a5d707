/** What a refusal means in English, by its code: the server says it, and web/i18n has it in Spanish. */
export const refusals = {
  required: "Please fill this in.",
  too_long: "This is too long.",
  too_short: "This is too short.",
  too_many: "These are too many.",
  invalid: "This value cannot be used.",
  invalid_email: "Please type a valid e-mail address.",
  invalid_url: "Please type a full web address (https://…).",
  invalid_phone:
    "Please check the number above. It needs to be in international format: +1 000 111 2222",
  unknown_field: "This field is not known.",
  malformed: "This request cannot be read.",
  too_large: "This is too large.",
  unsupported_type: "This kind of file cannot be used.",
  image_unreadable:
    "This picture cannot be read. The file may be damaged: please try another one.",
  storage_full:
    "There is no room left for more pictures. Please tell whoever runs this site.",
  wrong_credentials: "The e-mail address or the password is not right.",
  sign_in_needed: "Please sign in.",
  reauth_required:
    "You signed in more than ten minutes ago. Please type your password again to do this.",
  forbidden: "This is not allowed.",
  not_found: "There is nothing at this address.",
  conflict: "Somebody else changed this meanwhile.",
  contact_known:
    "This parent and child are already in the list with this phone.",
  email_taken: "This e-mail address already belongs to a user.",
  own_account: "You cannot delete your own account.",
  last_admin: "The last admin cannot be deleted.",
  edited_meanwhile: "Somebody else saved this while you were editing.",
  password_too_short:
    "Please choose a longer password. Several words work well.",
  password_too_common:
    "This password is among the first that others would try. Please choose another.",
  password_like_account:
    "Please choose a password that is not made of your name or e-mail address.",
  setup_link_invalid:
    "This set-up link is not valid any more. Start the server again for a new one.",
  unknown_contact: "This invitation is not known any more.",
  ranking_outdated:
    "These are not the concerns of your answers. Please load the page again.",
  result_link_needed:
    "The message needs the link to your results, and no other link.",
  result_not_shareable:
    "These results cannot be sent by text message any more. Please print or e-mail them instead.",
  phone_not_served:
    "We cannot send text messages to this number. Please try another mobile number.",
  texting_paused:
    "We cannot send text messages right now. You can share your results by e-mail or print them.",
  human_check_needed:
    "Please let the page check that you are not a robot, then send again.",
  human_check_failed: "The check has expired. Please try again.",
  key_reused: "This was already sent with other content. Please try again.",
  too_many_requests: "Too many attempts. Please wait a little and try again.",
  busy: "The service is busy. Please try again in a moment.",
  internal: "Something went wrong on our side.",
};

/** Every reason a call may be refused for. */
export type ErrorCode = keyof typeof refusals;
