const en = {
  title: "Contact Us",
  text: "Write to the people behind this site. With your email address we can answer you.",
  notADoctor:
    "For questions about your child’s health, please call your doctor or nurse. In an emergency, call 911.",
  name: "Name",
  email: "Email",
  message: "Message",
  submit: "Submit",
  submitting: "Sending…",
  sent: "Your submission has been sent.",
  sentText: "Thank you for writing to us.",
  failed: "Something went wrong, please try again later.",
};

const es: typeof en = {
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

export const contactUsWords = { en, es };
