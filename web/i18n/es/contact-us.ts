import type { ContactUsWords } from "#web/i18n/en/contact-us.ts";

export const contactUs: ContactUsWords = {
  title: "Contáctenos",
  text: "Escriba a las personas que hacen este sitio. Con su correo electrónico podremos responderle.",
  notADoctor:
    "Si tiene preguntas sobre la salud de su hijo o hija, llame a su doctor o enfermera. En una emergencia, llame al 911.",
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  submit: "Enviar",
  submitting: "Enviando…",
  sent: "Su mensaje ha sido enviado.",
  sentText: "Gracias por escribirnos.",
  failed: "Algo salió mal, intente de nuevo más tarde.",
};
