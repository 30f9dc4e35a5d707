import type { Settings } from "#shared/contract/content/settings.ts";

/**
 * The information for parents before the quiz. Its retention periods must match
 * server/ops/periodic-work/retention-queries.ts.
 */
export const defaultInformation: Settings["information"] = {
  promise1_en: "It takes about 5 minutes.",
  promise1_es: "Dura unos 5 minutos.",
  promise2_en: "It is not a test. There are no right or wrong answers.",
  promise2_es: "No es un examen. No hay respuestas buenas ni malas.",
  promise3_en:
    "Only our team, and people who have the link to your results, can see your answers.",
  promise3_es:
    "Sus respuestas solo las ven nuestro equipo y quien tenga el enlace a sus resultados.",
  purpose_en:
    "This quiz helps you see what worries you most about the HPV vaccine. Then you can read what is known about it. You also get questions for your child’s doctor or nurse. It is for learning. It does not tell you what to decide.",
  purpose_es:
    "Este cuestionario le ayuda a ver qué le preocupa más de la vacuna contra el VPH. Después puede leer lo que se sabe. También tendrá preguntas para la doctora o el enfermero de su hijo o hija. Es para informarse. No le dice qué decidir.",
  time_en:
    "The quiz takes about 5 minutes. You answer short questions and put your worries in order. You can stop and go on later on the same phone or computer.",
  time_es:
    "El cuestionario dura unos 5 minutos. Usted contesta preguntas cortas y ordena lo que le preocupa. Puede parar y seguir después en el mismo teléfono o computadora.",
  voluntary_en:
    "It is up to you. You do not have to take the quiz, and you can stop at any time. Your child’s care will be the same. You can also read all the topics without the quiz.",
  voluntary_es:
    "Usted decide. No tiene que hacer el cuestionario, y puede dejarlo en cualquier momento. La atención médica de su hijo o hija será la misma. También puede leer todos los temas sin hacer el cuestionario.",
  stored_en:
    "Your answers stay on your phone or computer until you finish the questions. You can go on later, but some phones delete them after 7 days. When you finish, we keep your answers and the names that you typed. If you do not put your worries in order, we delete all of it after 1 day.\n\nAfter 2 years we take the names off your answers. The answers stay.\n\nIf a clinic invited you, it has a list with your name and phone number. It may have your child’s name, too. Your answers stay tied to that list until the clinic takes you off it.\n\nWe keep text messages, with their phone number, for 30 days. If you write on the contact page, the team gets it by email, and we keep our copy for 180 days. We keep feedback without your name. Your questions for the visit stay on your phone or computer for 180 days. For that time we also keep a locked copy. Only your phone or computer can open it. If you reply STOP, we keep your number so that no one texts you again.\n\nWe also count, without names, how people use this site. For example, how many finish the quiz and which topics they open.",
  stored_es:
    "Sus respuestas se quedan en su teléfono o computadora hasta que termine las preguntas. Puede seguir después, pero algunos teléfonos las borran después de 7 días. Cuando termina, guardamos sus respuestas y los nombres que escribió. Si usted no ordena lo que le preocupa, borramos todo después de 1 día.\n\nDespués de 2 años quitamos los nombres de sus respuestas. Las respuestas se quedan.\n\nSi una clínica le invitó, tiene una lista con su nombre y su teléfono. También el nombre de su hijo o hija, si la clínica lo anotó. Sus respuestas siguen unidas a esa lista hasta que la clínica borre de ella su nombre.\n\nGuardamos los mensajes de texto, con su número de teléfono, 30 días. Si escribe en la página de contacto, el equipo lo recibe por correo electrónico, y guardamos nuestra copia 180 días. Guardamos su opinión sin su nombre. Sus preguntas para la cita se quedan en su teléfono o computadora 180 días. Ese tiempo guardamos también una copia cerrada. Solo su teléfono o computadora la puede abrir. Si responde ALTO, guardamos su número para que nadie le mande más mensajes.\n\nTambién contamos, sin nombres, cómo se usa este sitio. Por ejemplo, cuántas personas terminan el cuestionario y qué temas abren.",
  whosees_en:
    "The team that runs this site can see your answers and the names that you typed. Team members sign in with a password. They can also save the answers in a file for their work.\n\nAnyone who has the link to your results can see your answers, and your child’s age group and shots. They see no names. The link from your clinic can show your names, so share links with care. Text messages go through a phone company.",
  whosees_es:
    "El equipo a cargo de este sitio puede ver sus respuestas y los nombres que escribió. Cada persona del equipo entra con su contraseña. También puede guardar las respuestas en un archivo para su trabajo.\n\nQuien tenga el enlace a sus resultados puede ver sus respuestas, la edad aproximada y las dosis de su hijo o hija. No ve los nombres. El enlace de la clínica sí puede mostrarlos: cuide bien sus enlaces. Los mensajes de texto pasan por una compañía de teléfono.",
  whoruns_en: "Placeholder: who runs this site, and who pays for it.",
  whoruns_es:
    "Texto provisional: quién está a cargo de este sitio y quién lo paga.",
  studyboard_en: "",
  studyboard_es: "",
  reachus_en:
    "Placeholder: who to call with questions, and when. You can also write to us on the contact page.",
  reachus_es:
    "Texto provisional: a quién llamar si tiene preguntas y a qué horas. También puede escribirnos desde la página de contacto.",
};
