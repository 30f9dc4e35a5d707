export const contactUs = {
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

export type ContactUsWords = typeof contactUs;
