import { digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Files for REDCap",
  back: "Results",
  intro:
    "Bring finished quizzes into your REDCap project in three steps. The files contain no names. But answers beside a REDCap ID belong to a family: handle them as your study’s approval says.",

  project: "Your project",
  projectIntro: "This browser remembers these settings.",
  labels: "Language of the labels",
  labelsHelper: "Names and codes of the fields are the same in both.",
  record: "Name of the record ID field",
  recordHelper: "The first field of your project, often record_id.",
  recordError:
    "Use letters without accents, numbers and single underscores. Start with a letter, but not with hpvq_.",
  event: "Unique event name",
  eventHelper:
    "Only for projects with events, for example baseline_arm_1. REDCap shows it under Project Setup, Define My Events.",
  eventError:
    "Type the unique event name. It ends with _arm_ and a number, for example baseline_arm_1.",

  form: "1. Add the form to your project",
  formIntro:
    "Do this only once. The form is named hpvq_quiz, and the names of all its fields start with hpvq_.",
  existing: "Your project already exists",
  existingSteps: [
    "Download the form. Your other forms will not change.",
    "If your project is in production, open Designer in REDCap and choose “Enter Draft Mode” first.",
    "In REDCap, open Designer and choose to upload an instrument ZIP file.",
    "If your project has events, assign the form to one event. Do not make the form repeating.",
    "If the project is in Draft Mode, submit the changes for review.",
  ],
  existingElse:
    "If REDCap refuses the ZIP file, download your project’s own data dictionary from REDCap. Copy the lines that start with hpvq_ from our data dictionary, paste them at the end, and upload that file.",
  zip: "Form (ZIP)",
  fresh: "Your project is new and empty",
  freshWarning:
    "REDCap replaces all forms of the project with this file. It deletes the other fields with their data.",
  freshSteps: [
    "Download the data dictionary.",
    "In REDCap, open Data Dictionary and upload the file.",
    "Read which fields REDCap will add and delete, and confirm.",
  ],
  dictionary: "Data dictionary (CSV): replaces every form",

  file: "2. Download the results",
  ready: (amount: number) =>
    `${plural.en(amount, "result goes", "results go")} into the file.`,
  noneReady:
    "There are no results for REDCap yet. A result goes into the file when an invited family finishes the quiz and its contact has a REDCap ID.",
  leftOut: (amount: number) =>
    `${plural.en(amount, "result is", "results are")} left out:`,
  reasons: {
    walkIn: (amount: number) =>
      `${digits.en(amount)} without a personal link, so without a REDCap ID`,
    noId: (amount: number) =>
      `${digits.en(amount)} whose contact has no REDCap ID`,
    sharedId: (amount: number) =>
      `${digits.en(amount)} with the same REDCap ID as another result`,
    unusableId: (amount: number) =>
      `${digits.en(amount)} whose REDCap ID has a line break or control characters`,
    problem: (amount: number) =>
      `${digits.en(amount)} not finished or with a problem, in problem_results.csv`,
  },
  sharedTitle: "Several results have the same REDCap ID",
  shared: (ids: string[], more: number) =>
    `A record has room for one result, and only you know which one belongs there. REDCap IDs: ${ids.join(", ")}${more > 0 ? ` and ${digits.en(more)} more` : ""}. Correct them in Send Links, or remove the ID from the contacts whose result does not belong in REDCap. Capitals and accents make no difference.`,
  csv: "Results for REDCap (CSV)",
  excel:
    "Do not open and save the file in Excel before the import. Excel changes IDs such as 007 or 1e5.",
  fix: "Check the settings above first.",

  import: "3. Import the results in REDCap",
  importSteps: [
    "In REDCap, open Data Import Tool. Choose YYYY-MM-DD as the format of dates, and keep “No, ignore blank values in the file”.",
    "Upload the file. REDCap first compares it with the stored data and shows every change. Nothing is saved yet.",
    "Check whether REDCap calls a record new. If your records exist already, the ID of a new one is wrong: cancel, correct it in Send Links, and download the file again.",
    "Choose Import Data.",
  ],
  expect: "What to expect",
  expectations: [
    "Answers are the letters A to E, as in codebook.csv. Times are in UTC. The form is marked as complete, and people can read its fields but not change them.",
    "You can import a newer file at any time. In a result that you already imported, only the second answer can change, because a family may give it later. If someone changed a value in REDCap, the comparison shows that, too: the import would overwrite it.",
    "If you change the words of a question, nothing else changes: hpvq_wordings says which words each family read.",
    "If REDCap does not know a field, questions or concerns were added to the quiz. Then add the new lines of our data dictionary to your project’s own, as described in step 1.",
    "If you correct an ID in Send Links after an import, the next file has the new ID. The record with the old one keeps its answers in REDCap. Delete them there.",
    "If you erase a family here, its result is still in REDCap. Delete it there, too.",
  ],
};

const es: typeof en = {
  title: "Archivos para REDCap",
  back: "Resultados",
  intro:
    "Lleve los cuestionarios terminados a su proyecto de REDCap en tres pasos. Los archivos no contienen nombres. Pero las respuestas junto a un ID de REDCap son de una familia: trátelas como lo indica la aprobación de su estudio.",

  project: "Su proyecto",
  projectIntro: "Este navegador recuerda estos ajustes.",
  labels: "Idioma de las etiquetas",
  labelsHelper: "Los nombres y códigos de los campos son iguales en los dos.",
  record: "Nombre del campo con el ID del registro",
  recordHelper: "El primer campo de su proyecto, muchas veces record_id.",
  recordError:
    "Use letras sin acento, números y guiones bajos sueltos. Empiece con una letra, pero no con hpvq_.",
  event: "Nombre único del evento",
  eventHelper:
    "Solo para proyectos con eventos, por ejemplo baseline_arm_1. REDCap lo muestra en Project Setup, Define My Events.",
  eventError:
    "Escriba el nombre único del evento. Termina con _arm_ y un número, por ejemplo baseline_arm_1.",

  form: "1. Agregar el formulario a su proyecto",
  formIntro:
    "Haga esto una sola vez. El formulario se llama hpvq_quiz, y los nombres de todos sus campos empiezan con hpvq_.",
  existing: "Su proyecto ya existe",
  existingSteps: [
    "Descargue el formulario. Sus otros formularios no cambian.",
    "Si su proyecto está en producción, abra Designer en REDCap y elija primero “Enter Draft Mode”.",
    "En REDCap, abra Designer y elija subir un archivo ZIP de instrumento.",
    "Si su proyecto tiene eventos, asigne el formulario a un solo evento. No lo haga repetible.",
    "Si el proyecto está en Draft Mode, envíe los cambios a revisión.",
  ],
  existingElse:
    "Si REDCap rechaza el archivo ZIP, descargue de REDCap el diccionario de datos de su proyecto. Copie de nuestro diccionario las líneas que empiezan con hpvq_, péguelas al final y suba ese archivo.",
  zip: "Formulario (ZIP)",
  fresh: "Su proyecto es nuevo y está vacío",
  freshWarning:
    "REDCap reemplaza todos los formularios del proyecto por este archivo. Borra los demás campos con sus datos.",
  freshSteps: [
    "Descargue el diccionario de datos.",
    "En REDCap, abra Data Dictionary y suba el archivo.",
    "Lea qué campos va a agregar y borrar REDCap, y confirme.",
  ],
  dictionary: "Diccionario de datos (CSV): reemplaza todos los formularios",

  file: "2. Descargar los resultados",
  ready: (amount) =>
    `${plural.es(amount, "resultado va", "resultados van")} en el archivo.`,
  noneReady:
    "Todavía no hay resultados para REDCap. Un resultado va en el archivo cuando una familia invitada termina el cuestionario y su contacto tiene un ID de REDCap.",
  leftOut: (amount) =>
    `${plural.es(amount, "resultado no se incluye", "resultados no se incluyen")}:`,
  reasons: {
    walkIn: (amount) =>
      `${digits.es(amount)} sin enlace personal y por eso sin ID de REDCap`,
    noId: (amount) => `${digits.es(amount)} de contactos sin ID de REDCap`,
    sharedId: (amount) =>
      `${digits.es(amount)} con el mismo ID de REDCap que otro resultado`,
    unusableId: (amount) =>
      `${digits.es(amount)} con un salto de línea o caracteres de control en el ID de REDCap`,
    problem: (amount) =>
      `${digits.es(amount)} sin terminar o con un problema, en problem_results.csv`,
  },
  sharedTitle: "Varios resultados tienen el mismo ID de REDCap",
  shared: (ids, more) =>
    `En un registro cabe un solo resultado, y solo usted sabe cuál va ahí. ID de REDCap: ${ids.join(", ")}${more > 0 ? ` y ${digits.es(more)} más` : ""}. Corríjalos en Enviar enlaces, o quite el ID de los contactos cuyo resultado no va en REDCap. Las mayúsculas y los acentos no cuentan.`,
  csv: "Resultados para REDCap (CSV)",
  excel:
    "No abra ni guarde el archivo en Excel antes de importarlo. Excel cambia los ID como 007 o 1e5.",
  fix: "Primero revise los ajustes de arriba.",

  import: "3. Importar los resultados en REDCap",
  importSteps: [
    "En REDCap, abra Data Import Tool. Elija YYYY-MM-DD como formato de las fechas y deje “No, ignore blank values in the file”.",
    "Suba el archivo. Primero REDCap lo compara con los datos guardados y muestra cada cambio. Todavía no se guarda nada.",
    "Revise si REDCap dice que un registro es nuevo. Si sus registros ya existen, el ID de uno nuevo está mal: cancele, corríjalo en Enviar enlaces y descargue el archivo otra vez.",
    "Elija Import Data.",
  ],
  expect: "Qué esperar",
  expectations: [
    "Las respuestas son las letras de la A a la E, como en codebook.csv. Las horas están en UTC. El formulario queda marcado como completo, y sus campos se pueden leer pero no cambiar.",
    "Puede importar un archivo más nuevo cuando quiera. De un resultado que usted ya tiene, solo puede ser nueva la segunda respuesta: una familia puede darla más tarde. Si alguien cambió un valor en REDCap, la comparación también lo muestra: la importación lo reemplazaría.",
    "Si usted cambia las palabras de una pregunta, no cambia nada más: hpvq_wordings dice qué palabras leyó cada familia.",
    "Si REDCap no conoce un campo, el cuestionario tiene preguntas o preocupaciones nuevas. Agregue entonces las líneas nuevas de nuestro diccionario de datos al de su proyecto, como dice el paso 1.",
    "Si corrige un ID en Enviar enlaces después de importar, el archivo siguiente lleva el ID nuevo. El registro con el ID anterior conserva sus respuestas en REDCap. Bórrelas allí.",
    "Si borra los datos de una familia aquí, su resultado sigue en REDCap. Bórrelo también ahí.",
  ],
};

export const redcapWords = adminCatalog(en, es);
