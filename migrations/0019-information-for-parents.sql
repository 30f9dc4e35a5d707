-- What parents look for: what they take part in, and the clinic that they may call. A new database gets its texts from the seed, and the
-- contract says which sections there are.

ALTER TABLE settings DROP CONSTRAINT IF EXISTS settings_section_check;

-- Who runs and pays for the site, it has said already at the foot of its pages.
INSERT INTO settings
SELECT 'information', jsonb_build_object('whoruns_en', content -> 'funding_en', 'whoruns_es', content -> 'funding_es') || '{
  "promise1_en": "It takes about 5 minutes.",
  "promise1_es": "Dura unos 5 minutos.",
  "promise2_en": "It is not a test. There are no right or wrong answers.",
  "promise2_es": "No es un examen. No hay respuestas buenas ni malas.",
  "promise3_en": "Only the team that runs this site can see your answers. We keep your name for up to 2 years.",
  "promise3_es": "Solo el equipo a cargo de este sitio puede ver sus respuestas. Guardamos su nombre por un máximo de 2 años.",
  "purpose_en": "This quiz helps you see what worries you most about the HPV vaccine. Then you can read what is known about it. You also get questions for your child’s doctor or nurse. It is for learning. It does not tell you what to decide.",
  "purpose_es": "Este cuestionario le ayuda a ver qué le preocupa más de la vacuna contra el VPH. Después puede leer lo que se sabe. También tendrá preguntas para la doctora o el enfermero de su hijo o hija. Es para informarse. No le dice qué decidir.",
  "time_en": "The quiz takes about 5 minutes. You answer short questions and put your worries in order. You can stop and go on later on the same phone.",
  "time_es": "El cuestionario dura unos 5 minutos. Usted contesta preguntas cortas y ordena lo que le preocupa. Puede parar y seguir después en el mismo teléfono.",
  "voluntary_en": "It is up to you. You do not have to take the quiz, and you can stop at any time. Your child’s care will be the same. You can also read all the topics without the quiz.",
  "voluntary_es": "Usted decide. No tiene que hacer el cuestionario, y puede dejarlo en cualquier momento. La atención médica de su hijo o hija será la misma. También puede leer todos los temas sin hacer el cuestionario.",
  "stored_en": "Your answers stay on your phone until you finish the questions. Then we keep your answers and the names that you typed. If you do not put your worries in order, we delete all of it after 1 day.\n\nWe keep the names for up to 2 years. The answers stay, but without the names.\n\nIf the clinic sent you a link, it has your name and phone number on its list. It keeps them until it takes you off the list.\n\nWe keep the words of text messages for 30 days. We keep what you write on the contact page for 180 days. If you reply STOP, we keep your number so that no one texts you again.\n\nWe also count steps, such as how many people finish. There are no names in these counts.",
  "stored_es": "Sus respuestas se quedan en su teléfono hasta que termine las preguntas. Entonces guardamos sus respuestas y los nombres que escribió. Si usted no ordena lo que le preocupa, borramos todo después de 1 día.\n\nGuardamos los nombres por un máximo de 2 años. Las respuestas se quedan, pero sin los nombres.\n\nSi la clínica le mandó un enlace, tiene su nombre y su teléfono en su lista. Los guarda hasta que lo quite de la lista.\n\nGuardamos las palabras de los mensajes de texto 30 días. Lo que usted escribe en la página de contacto lo guardamos 180 días. Si responde ALTO, guardamos su número para que nadie le mande más mensajes.\n\nTambién contamos pasos, por ejemplo cuántas personas terminan. En esas cuentas no hay nombres.",
  "whosees_en": "The team that runs this site can see your answers and the names that you typed. Team members sign in with a password. They can also save the answers in a file for their work.\n\nAnyone who has the link to your results can open them. There are no names in them. Text messages go through a phone company.",
  "whosees_es": "El equipo a cargo de este sitio puede ver sus respuestas y los nombres que escribió. Cada persona del equipo entra con su contraseña. También puede guardar las respuestas en un archivo para su trabajo.\n\nQuien tenga el enlace a sus resultados puede abrirlos. Ahí no hay nombres. Los mensajes de texto pasan por una compañía de teléfono.",
  "studyboard_en": "",
  "studyboard_es": "",
  "reachus_en": "You can write to us on the contact page.",
  "reachus_es": "Puede escribirnos desde la página de contacto."
}' FROM settings WHERE section = 'main';

INSERT INTO settings
SELECT 'clinic', '{"clinicname": "", "address": "", "phone": "", "website": "", "hours_en": "", "hours_es": "",
  "spoken_en": "", "spoken_es": "", "fee_en": "", "fee_es": ""}'
WHERE EXISTS (SELECT FROM settings);
