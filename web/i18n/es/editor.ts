import type { EditorWords } from "#web/i18n/en/editor.ts";

export const editor: EditorWords = {
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
