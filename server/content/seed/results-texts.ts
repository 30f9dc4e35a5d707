import type { Settings } from "#shared/contract/content/settings.ts";

/** The other texts on the results page: by age and doses, for few worries, when to call, the three choices. */
export const resultsTexts: Settings["results"] = {
  askagain: "on",
  ageunder9_en:
    "This vaccine can be given from age 9 on. You have time to read, and to ask which visit would be a good one for it.",
  ageunder9_es:
    "Esta vacuna se puede poner desde los 9 años. Tiene tiempo para leer y para preguntar en qué cita conviene ponerla.",
  age9_en:
    "At 9 or 10, children can already get this vaccine. Their bodies respond well to it, and there is time for every dose. It also means fewer shots at age 11 or 12.",
  age9_es:
    "A los 9 o 10 años ya se puede poner esta vacuna. El cuerpo responde bien y hay tiempo para todas las dosis. Además, quedan menos vacunas para los 11 o 12 años.",
  age11_en:
    "This vaccine is advised between ages 9 and 12, so this is a good time. It works best before a child ever meets the virus. It can be given at the same visit as other shots.",
  age11_es:
    "Esta vacuna se recomienda entre los 9 y los 12 años: este es un buen momento. Funciona mejor antes del contacto con el virus. Se puede poner en la misma cita que otras vacunas.",
  age13_en:
    "Age 13 or 14 is a good time to catch up. It works best before any contact with the virus, so sooner is better than later. A child who starts before age 15 may need fewer doses.",
  age13_es:
    "Los 13 o 14 años son un buen momento para poner las dosis que falten. La vacuna protege mejor antes del contacto con el virus; por eso es mejor ponerla pronto. Quien empieza antes de los 15 años tal vez necesite menos dosis.",
  age15_en:
    "It is not too late. This vaccine is advised through age 26. If the first dose comes after the 15th birthday, more doses may be needed.",
  age15_es:
    "Todavía hay tiempo. Esta vacuna se recomienda hasta los 26 años. Si la primera dosis se pone después de cumplir 15 años, tal vez hagan falta más dosis.",
  doseone_en:
    "{child|Your child} has had one dose. Ask if there is a second one, and when. A late dose never means starting over.",
  doseone_es:
    "{child|Su hijo o hija} ya tiene una dosis. Pregunte si hace falta la segunda y cuándo. Si una dosis se atrasa, nunca hay que empezar de nuevo.",
  dosetwo_en:
    "{child|Your child} has had two doses or more. Ask if another one is needed. It may be if the first came at age 15 or later, or the two were less than 5 months apart. It may also be if {child}’s immune system is weak.",
  dosetwo_es:
    "{child|Su hijo o hija} ya tiene dos dosis o más. Pregunte si le hace falta otra. Puede ser si la primera fue después de cumplir 15, o si pasaron menos de 5 meses entre las dos. También si tiene las defensas débiles.",
  doseunsure_en:
    "If you are not sure how many doses {child} has had, the clinic can look it up. A late dose never means starting over.",
  doseunsure_es:
    "Si no sabe cuántas dosis tiene {child}, la clínica puede buscarlo en su registro. Si una dosis se atrasa, nunca hay que empezar de nuevo.",
  calmtitle_en:
    "You seem to have few worries. Here are topics that parents ask about.",
  calmtitle_es:
    "Parece que tiene pocas preocupaciones. Estos son temas por los que preguntan los padres.",
  calmtext_en:
    "Open each topic to see what is known and what to ask. You can print this page or send it to your own phone, and take it to the next visit.",
  calmtext_es:
    "Abra cada tema para ver qué se sabe y qué puede preguntar. Puede imprimir esta página o mandarla a su celular y llevarla a la próxima cita.",
  calmranking_en:
    "Your answers show few worries. Here are the topics that parents ask about. Change the order as you like: move what you want to read first to the top. You will read about the first three.",
  calmranking_es:
    "Sus respuestas muestran pocas preocupaciones. Estos son los temas por los que preguntan los padres. Cambie el orden como quiera: suba lo que quiere leer primero. Después leerá sobre los tres primeros temas.",
  safety_en:
    "Before the shot, tell the nurse about any allergy. After it, have {child} sit for 15 minutes. Call 911 if {child} can’t breathe well or has a swollen face after a shot. For other worries, call the clinic. To report a problem, call VAERS at 1-800-822-7967 or go to vaers.hhs.gov. VAERS is the US system for this.",
  safety_es:
    "Antes de la vacuna, avise a la enfermera o al enfermero si hay alguna alergia. Después, {child} debe esperar 15 minutos en una silla. Llame al 911 si después de una vacuna {child} no respira bien o se le hincha la cara. Para otras dudas, llame a la clínica. Para reportar un problema, llame a VAERS al 1-800-822-7967 o vaya a vaers.hhs.gov. VAERS es el sistema de Estados Unidos para esto.",
  nowhappens_en: "From age 9 on, {child} gets a dose at the visit.",
  nowhappens_es: "Si {child} ya tiene 9 años, le ponen una dosis.",
  nowgood_en: "It helps prevent cancers that HPV causes.",
  nowgood_es: "Ayuda a prevenir los cánceres que causa el VPH.",
  nowbad_en: "A sore arm is very common. Serious problems are rare.",
  nowbad_es:
    "Es muy común el dolor en el brazo. Los problemas graves son raros.",
  laterhappens_en: "You agree with the clinic when to talk about it again.",
  laterhappens_es:
    "Usted acuerda con la clínica cuándo volver a hablar de la vacuna.",
  latergood_en: "You have more time to read, ask and think.",
  latergood_es: "Tiene más tiempo para leer, preguntar y pensar.",
  laterbad_en: "It may help less later. More doses may be needed.",
  laterbad_es:
    "Más adelante puede servir menos. Tal vez hagan falta más dosis.",
  notnowhappens_en:
    "{child|Your child} goes without it. You can still change your mind.",
  notnowhappens_es:
    "{child|Su hijo o hija} queda sin la vacuna. Usted puede cambiar de opinión.",
  notnowgood_en: "No shot, no sore arm, and no extra visit.",
  notnowgood_es: "Sin inyección, sin dolor en el brazo y sin otra cita.",
  notnowbad_en:
    "{child|Your child} is not protected from HPV, which can cause cancer.",
  notnowbad_es: "Queda sin protección contra el VPH, que puede causar cáncer.",
};
