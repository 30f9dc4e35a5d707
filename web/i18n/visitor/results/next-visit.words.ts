const en = {
  title: "Put the next visit in your calendar",
  day: "Day of the visit or the next dose",
  helper:
    "You get a small file that adds this day to your calendar. It only says “Health visit”. Nothing is sent to us.",
  make: "Download the calendar file",
  made: "The file is ready. Open it to add the day to your calendar.",
  missing: "Please choose a day first.",
  past: "This day is over. Please choose today or a later day.",
};

const es: typeof en = {
  title: "Ponga la próxima cita en su calendario",
  day: "Día de la cita o de la próxima dosis",
  helper:
    "Recibirá un archivo pequeño que agrega ese día a su calendario. Solo dice “Cita de salud”. No nos llega ningún dato.",
  make: "Descargar el archivo",
  made: "El archivo está listo. Ábralo para agregar el día a su calendario.",
  missing: "Primero elija un día.",
  past: "Ese día ya pasó. Elija hoy o un día más adelante.",
};

export const nextVisitWords = { en, es };
