import { catalog } from "#web/i18n/core/common.words.ts";

const en = {
  title: "Contact us",
  text: "Write to our team. Add your email address so we can reply. Please do not include private health information.",
  notADoctor:
    "For questions about your child’s health, please call your doctor or nurse. In an emergency, call 911.",
  name: "Name",
  email: "Email",
  message: "Message",
  submit: "Submit",
  sent: "Your submission has been sent.",
  sentText: "Thank you for writing to us.",
  check: {
    title: "One more step",
    text: "Nothing was sent yet. Please check your email address and your message. Then press Submit again.",
  },
  again: {
    title: "Please press Submit again",
    text: "We could not send it yet. Your message is still here.",
  },
  failed: "Something went wrong, please try again later.",
};

const es: typeof en = {
  title: "Contáctenos",
  text: "Escriba a nuestro equipo. Agregue su correo electrónico para que podamos responderle. Por favor, no incluya información médica privada.",
  notADoctor:
    "Si tiene preguntas sobre la salud de su hijo o hija, llame a su doctor o enfermera. En una emergencia, llame al 911.",
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  submit: "Enviar",
  sent: "Enviamos su mensaje.",
  sentText: "Gracias por escribirnos.",
  check: {
    title: "Falta un paso",
    text: "Todavía no se envió nada. Revise su correo electrónico y su mensaje. Luego presione Enviar otra vez.",
  },
  again: {
    title: "Presione Enviar otra vez, por favor",
    text: "No pudimos enviarlo en este momento. Su mensaje sigue aquí.",
  },
  failed: "Algo salió mal. Por favor, inténtelo de nuevo más tarde.",
};

export const contactUsWords = catalog(en, es);
