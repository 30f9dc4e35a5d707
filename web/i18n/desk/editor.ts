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
  keys: "Alt y F10 llevan a los botones de formato; Escape regresa al texto.",
  used: (used, most) => `${used} de ${most} KB`,
  tooLong: "Este texto es demasiado largo para guardarlo. Acórtelo, por favor.",
  picturesLost:
    "Las imágenes del texto copiado no se conservan. Agréguelas con el botón de imagen.",

  cancel: "Cancelar",
  keep: "Aplicar",

  addLink: "Agregar un enlace",
  changeLink: "Cambiar el enlace",
  insertLink: "Agregar enlace",
  removeLink: "Quitar el enlace",
  linkText: "Palabras que se muestran",
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
  uploaded: "Lista",
  alt: "¿Qué muestra la imagen?",
  altHelper:
    "Se lee en voz alta a quienes no la pueden ver. Por lo general basta una oración.",
};

export const editorWords = { en, es };
