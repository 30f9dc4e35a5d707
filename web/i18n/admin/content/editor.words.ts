import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const inTenths = { maximumFractionDigits: 1 };

const en = {
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
  keys: "Press Alt+F10 for the formatting buttons. Press Escape to go back.",
  used: (used: number, most: number) =>
    `${used.toLocaleString("en-US", inTenths)} of ${most} KB`,
  tooLong: "This text is too long to save. Please shorten it.",
  picturesLost: "Pictures are not pasted. Add them with the image button.",

  keep: "Apply",

  addLink: "Add a link",
  changeLink: "Change the link",
  insertLink: "Add link",
  removeLink: "Remove link",
  linkText: "Text to show",
  linkAddress: "Web address",
  linkHelper: "Starts with https://",
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

const es: typeof en = {
  toolbar: (name) => `Formato: ${name}`,
  tools: {
    heading: "Título",
    subheading: "Subtítulo",
    bold: "Negrita",
    italic: "Cursiva",
    bullets: "Lista con viñetas",
    numbers: "Lista numerada",
    quote: "Cita",
    link: "Enlace",
    image: "Imagen",
    undo: "Deshacer",
    redo: "Rehacer",
  },
  keys: "Presione Alt+F10 para ir a los botones de formato y Escape para volver al texto.",
  used: (used, most) =>
    `${used.toLocaleString("es-US", inTenths)} de ${most} KB`,
  tooLong: "Este texto es demasiado largo para guardarlo. Acórtelo, por favor.",
  picturesLost: "Las imágenes no se pegan. Agréguelas con el botón de imagen.",

  keep: "Aplicar",

  addLink: "Agregar un enlace",
  changeLink: "Cambiar el enlace",
  insertLink: "Agregar enlace",
  removeLink: "Quitar el enlace",
  linkText: "Texto que se muestra",
  linkAddress: "Dirección web",
  linkHelper: "Empieza con https://",
  notSecure: "Escriba una dirección web segura (https://…).",

  addImage: "Agregar una imagen",
  changeImage: "Cambiar la imagen",
  insert: "Agregar imagen",
  removeImage: "Quitar la imagen",
  chooseImage: "Elegir un archivo de imagen",
  imageHelper: "JPEG, PNG o WebP, hasta 5 MB.",
  uploading: "Subiendo…",
  uploaded: "Imagen subida",
  alt: "¿Qué muestra la imagen?",
  altHelper:
    "Se lee en voz alta a quienes no la pueden ver. Por lo general basta una oración.",
};

export const editorWords = adminCatalog(en, es);
