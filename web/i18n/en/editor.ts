export const editor = {
  toolbar: (name: string) => `Formatting: ${name}`,
  tools: {
    heading: "Heading",
    subheading: "Subheading",
    bold: "Bold",
    italic: "Italic",
    bullets: "Bulleted list",
    numbers: "Numbered list",
    quote: "Quote",
    link: "Link",
    image: "Image",
    undo: "Undo",
    redo: "Redo",
  },
  keys: "Alt and F10 lead to the formatting buttons, Escape leads back.",
  used: (used: string, most: string) => `${used} of ${most} KB`,
  tooLong: "This text is too long to be saved. Please shorten it.",
  picturesLost:
    "Pictures in copied text are not taken over. Please add them with the image button.",

  cancel: "Cancel",
  keep: "Apply",

  addLink: "Add a link",
  changeLink: "Change the link",
  insertLink: "Add link",
  removeLink: "Remove link",
  linkText: "Words to show",
  linkAddress: "Web address",
  linkHelper: "Begins with https://",
  notSecure: "Please type a secure web address (https://…).",

  addImage: "Add an image",
  changeImage: "Change the image",
  insert: "Add image",
  removeImage: "Remove image",
  chooseImage: "Choose an image file",
  imageHelper: "JPEG, PNG or WebP, up to 5 MB.",
  uploading: "Uploading…",
  uploaded: "Uploaded",
  alt: "What does the image show?",
  altHelper:
    "Read aloud to people who cannot see it. One sentence is usually enough.",
};

export type EditorWords = typeof editor;
