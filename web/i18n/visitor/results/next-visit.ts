const en = {
  title: "Put the next visit in your calendar",
  day: "Day of the visit or the next dose",
  helper:
    "You get a small file that adds this day to your calendar. Nothing is sent to us. It only says “Health visit”.",
  make: "Download the calendar file",
  made: "The file is ready. Open it to add the day to your calendar.",
  missing: "Please choose a day first.",
  past: "This day is over. Please choose today or a later day.",
  entryTitle: "Health visit",
  entryDescription: "Bring your questions.",
  fileName: "visit.ics",
};

const es: typeof en = {
  title: "Ponga la próxima cita en su calendario",
  day: "Día de la cita o de la próxima dosis",
  helper:
    "Recibe un archivo pequeño que agrega ese día a su calendario. No nos llega ningún dato. Solo dice “Cita de salud”.",
  make: "Descargar el archivo",
  made: "El archivo está listo. Ábralo para agregar el día a su calendario.",
  missing: "Primero elija un día.",
  past: "Ese día ya pasó. Elija hoy o un día más adelante.",
  entryTitle: "Cita de salud",
  entryDescription: "Lleve sus preguntas.",
  fileName: "cita.ics",
};

export const nextVisitWords = { en, es };
