import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { defaultInformation } from "./information.ts";
import { resultsTexts } from "./results-texts.ts";

export const defaultSettings: EditedSettings = {
  results: resultsTexts,
  main: {
    sitename: "Ask About HPV",
    sitename_es: "Pregunte sobre el VPH",
    copyright: "© 2026 · Placeholder: name of your organization",
    copyright_es: "© 2026 · Texto provisional: nombre de su organización",
    disclaimer_en:
      "This site is for learning. It is not medical advice, and it does not take the place of your child’s doctor or nurse. Talk with them about what is right for your child. If your child has a serious reaction after a shot, such as trouble breathing or a swollen face, call 911. We do not run the other websites that we link to, and they may change. If you find a mistake here, please tell us through the contact page.",
    disclaimer_es:
      "Este sitio es para informarse. No da consejos médicos ni reemplaza a la doctora o al enfermero de su hijo o hija. Hable con la doctora o el enfermero sobre lo que más le conviene a su hijo o hija. Si después de una vacuna hay una reacción grave, como dificultad para respirar o la cara hinchada, llame al 911. Los otros sitios que verá en los enlaces no son nuestros y pueden cambiar. Si encuentra un error, avísenos desde la página de contacto.",
    funding_en: "Placeholder: who runs this site, and who pays for it.",
    funding_es:
      "Texto provisional: quién está a cargo de este sitio y quién lo paga.",
    schedule_en:
      "How many doses? For most children it is one or two. For some it is three. Right now (2026), expert groups do not all agree on the number. Your child’s doctor or nurse will say which plan is right, and when. If a dose is late, your child does not have to start over.",
    schedule_es:
      "¿Cuántas dosis son? Para la mayoría de los niños y niñas, una o dos. Para algunos, tres. Hoy (2026), no todos los grupos de expertos están de acuerdo en el número. El doctor o la enfermera le dirá cuántas necesita su hijo o hija y cuándo. Si una dosis se atrasa, no hay que empezar de nuevo.",
    method_en:
      "Each text says what is known and what is not known yet. It rests on sources such as health agencies, groups of doctors and published studies. You find the sources of each topic below. Advice can change, so the team checks the texts again from time to time. After each review, the date is shown on this site.",
    method_es:
      "Cada texto dice qué se sabe y qué no se sabe todavía. Se basa en fuentes como agencias de salud, grupos de doctores y estudios publicados. Abajo están las fuentes de cada tema. Las recomendaciones pueden cambiar; por eso el equipo vuelve a revisar los textos de vez en cuando. Después de cada revisión, la fecha aparece en este sitio.",
    reviewedon: "",
    checkby: "2026-12-31",
    checkwhy:
      "It says “right now (2026)”, and a new schedule may come out in January. · Dice “hoy (2026)”, y en enero puede salir un calendario nuevo.",
  },
  homePage: {
    maintitle_en: "Every parent has questions. Let’s look at yours.",
    maintitle_es: "Todos los padres tienen preguntas. Veamos las suyas.",
    subtitle_en:
      "HPV is a very common virus. It can cause cancer years later. A vaccine can help protect your child.",
    subtitle_es:
      "El VPH es un virus muy común. Puede causar cáncer años después. Una vacuna puede ayudar a proteger a su hijo o hija.",
    calltoaction_en: "Start the quiz",
    calltoaction_es: "Empezar el cuestionario",
    headline1_en: "A short quiz about the HPV vaccine",
    headline1_es: "Un cuestionario corto sobre la vacuna contra el VPH",
    headline2_en: "About 5 minutes, and no wrong answers",
    headline2_es: "Unos 5 minutos, y no hay respuestas incorrectas",
    text1_en:
      "This site is for parents, grandparents and anyone who is raising a child. HPV is short for human papillomavirus. Tell us what worries you, big or small. You will see what is known about it and what is not known yet. You will also get questions to take to your child’s doctor or nurse. The choice is always yours.",
    text1_es:
      "Este sitio es para mamás, papás, abuelos y toda persona que cría a un niño o una niña. VPH quiere decir virus del papiloma humano. Cuéntenos qué le preocupa, aunque parezca algo pequeño. Verá qué se sabe y qué no se sabe todavía. También tendrá preguntas para llevarle a la doctora o al enfermero. La decisión siempre es suya.",
    title1_en: "Say what worries you",
    title1_es: "Diga qué le preocupa",
    title2_en: "Get clear answers",
    title2_es: "Reciba respuestas claras",
    title3_en: "Know what to ask the doctor",
    title3_es: "Sepa qué preguntarle al doctor",
    icon1_en: "/images/icon-worries.svg",
    icon1_es: "/images/icon-worries.svg",
    icon2_en: "/images/icon-answers.svg",
    icon2_es: "/images/icon-answers.svg",
    icon3_en: "/images/icon-questions.svg",
    icon3_es: "/images/icon-questions.svg",
  },
  quiz: {
    starttitle_en: "Welcome! What is on your mind?",
    starttitle_es: "¡Le damos la bienvenida! ¿Qué le gustaría saber?",
    thankyoutitle_en: "Thank you. Here is what matters most to you.",
    thankyoutitle_es: "Gracias. Esto es lo que más le importa.",
    top3text_en:
      "You are not alone. Many parents ask about the same things. Open each one to see what is known and what to ask.",
    top3text_es:
      "Usted no es la única persona con dudas: muchos padres preguntan lo mismo. Abra cada tema para ver qué se sabe y qué puede preguntar.",
    topparentconcernstitle_en: "What matters most to you?",
    topparentconcernstitle_es: "¿Qué es lo más importante para usted?",
    topparentconcernstext_en:
      "This is our guess from your answers. Move what matters most to the top.",
    topparentconcernstext_es:
      "Es nuestra idea según sus respuestas. Suba lo que más le importa.",
  },
  aboutUs: {
    profiles: [
      {
        photo: "/images/profile-1.svg",
        name: "Name 1 · Nombre 1",
        bio_en:
          "Placeholder: here you will meet the person who leads this project. You will read what they do, and why this work matters to them.",
        bio_es:
          "Texto provisional: aquí conocerá a la persona que dirige este proyecto. Leerá en qué trabaja y por qué le importa este tema.",
      },
      {
        photo: "/images/profile-2.svg",
        name: "Name 2 · Nombre 2",
        bio_en:
          "Placeholder: here you will meet the person on the team who knows vaccines and child health best. You will read where they work.",
        bio_es:
          "Texto provisional: aquí conocerá a la persona del equipo que más sabe de vacunas y de salud de los niños. Leerá dónde trabaja.",
      },
      {
        photo: "/images/profile-3.svg",
        name: "Name 3 · Nombre 3",
        bio_en:
          "Placeholder: here you will meet the person who works with local families. You will read which languages they speak.",
        bio_es:
          "Texto provisional: aquí conocerá a la persona que trabaja con las familias de la zona. Leerá qué idiomas habla.",
      },
      {
        photo: "/images/profile-4.svg",
        name: "Name 4 · Nombre 4",
        bio_en:
          "Placeholder: here you will meet the person who takes care of the answers that parents give. You will read how the team keeps them safe.",
        bio_es:
          "Texto provisional: aquí conocerá a la persona que cuida las respuestas que dan los padres. Leerá cómo las protege el equipo.",
      },
    ],
  },
  information: defaultInformation,
  clinic: {
    clinicname: "",
    logo: "",
    address: "",
    phone: "",
    website: "",
    hours_en: "",
    hours_es: "",
    spoken_en: "",
    spoken_es: "",
    fee_en: "",
    fee_es: "",
  },
  visit: {
    clinicreads: "",
    readsline_en: "At your visit, we read your questions with you.",
    readsline_es: "En la cita leemos sus preguntas con usted.",
    announce_en:
      "I would like to talk about the HPV vaccine today. It helps prevent cancers that HPV can cause.",
    announce_es:
      "Hoy quiero hablar con usted de la vacuna contra el VPH. Ayuda a prevenir cánceres que puede causar el VPH.",
    nottoday_en:
      "Agree on a date, and give them the printed sheet to take home.",
    nottoday_es: "Pónganse de acuerdo en una fecha y deles la hoja impresa.",
  },
  invitation: {
    message_en:
      "Placeholder: name of your clinic. A 5-minute quiz to get ready for your visit. Reply STOP for no more texts.",
    message_es:
      "Texto provisional: nombre de su centro de salud. Prepare su cita en 5 minutos. Responda ALTO para no recibir mensajes.",
  },
};
