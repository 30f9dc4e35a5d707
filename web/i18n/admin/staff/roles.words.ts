const en = {
  title: "Roles",
  intro:
    "What this person may do. One person can have more than one role, and sees only what the roles include.",
  legend: "Roles of this person",
  names: {
    admin: "Admin",
    editor: "Editor",
    inviter: "Inviter",
    researcher: "Researcher",
  },
  meanings: {
    admin: "Everything, including who may sign in.",
    editor: "Words, questions, concerns and pictures. Reads feedback.",
    inviter: "Contacts, invitations and messages, with names and phones.",
    researcher: "Results without names, usage, feedback and downloads.",
  },
};

const es: typeof en = {
  title: "Roles",
  intro:
    "Lo que esta persona puede hacer. Puede tener más de un rol, y ve solo lo que incluyen.",
  legend: "Roles de esta persona",
  names: {
    admin: "Administración",
    editor: "Edición",
    inviter: "Invitaciones",
    researcher: "Investigación",
  },
  meanings: {
    admin: "Todo, incluido quién puede iniciar sesión.",
    editor: "Textos, preguntas, preocupaciones e imágenes. Lee las opiniones.",
    inviter: "Contactos, invitaciones y mensajes, con nombres y teléfonos.",
    researcher: "Resultados sin nombres, uso, opiniones y descargas.",
  },
};

export const rolesWords = { en, es };
