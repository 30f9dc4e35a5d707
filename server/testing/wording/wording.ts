/** Matches a whole word or phrase in any case, with the letters of either language. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu");
}

/** Wording that no English default text may use, each with the reason. */
export const neverInEnglish: [reason: string, pattern: RegExp][] = [
  [
    "settles how many doses there are",
    phrase(
      "(?:needs?|requires?|gets?|takes?|only|just) (?:only |just )?(?:one|two|three|1|2|3) (?:doses?|shots?)",
    ),
  ],
  ["denies side effects", phrase("(?:no|without|zero|free of) side effects")],
  [
    "promises certainty",
    phrase(
      "(?:100 ?(?:%|percent)|(?:completely|totally|perfectly|absolutely|always) (?:safe|effective))",
    ),
  ],
  [
    "claims throat cancer is prevented",
    phrase(
      "(?:prevent|prevents|stop|stops|avoid|avoids) (?:\\w+ and )?throat cancers?",
    ),
  ],
  [
    "promises protection for life",
    phrase(
      "(?:for life|lifelong|life-long|lifetime protection|lasts? (?:forever|a lifetime))",
    ),
  ],
  ["promises the end of cancer", phrase("(?:ends?|wipes? out|cures?) cancer")],
  ["calls a child up to date", phrase("up[- ]to[- ]date")],
  [
    "counts the fully vaccinated",
    phrase("\\d+ ?(?:%|percent).{0,60}fully vaccinated"),
  ],
  ["repeats a false claim as a myth", phrase("myths?")],
  [
    "promises what insurance does",
    phrase("(?:insurance|plans?) (?:must|has to|have to) (?:pay|cover)"),
  ],
  [
    "names single states with rules",
    phrase("Rhode Island|Hawaii|Virginia|Puerto Rico"),
  ],
  [
    "uses the language of specialists",
    phrase("efficacy|adverse|hesitan\\w+|immunocompromised|oropharyn\\w+"),
  ],
  ["blames", phrase("you should have|shame on|bad parents?|irresponsible")],
  ["can be heard as undocumented", phrase("no papers|without papers")],
  [
    "can be heard as problems that are worse",
    phrase("(?:find|found|saw|were) more serious"),
  ],
  [
    "is not American English",
    phrase(
      "ticks?|ticked|mails?|e-mails?|mobile(?: phone)?s?|whilst|meanwhile|take along|on the other side",
    ),
  ],
  ["promises checks for the clinic", phrase("every \\w+ months?")],
  ["claims to count what parents ask", phrase("ask most|most asked")],
  ["uses the Spanish abbreviation", phrase("VPH|VIH")],
  ["mixes up two viruses", /^(?!.*\b(?:not|different)\b).*\bHIV\b/i],
];

/** Wording that no Spanish default text may use, each with the reason. */
export const neverInSpanish: [reason: string, pattern: RegExp][] = [
  [
    "settles how many doses there are",
    phrase(
      "(?:necesita|requiere|recibe|lleva|son|bastan?|solo|sólo|solamente) (?:solo |sólo |solamente |con )?(?:una|dos|tres|1|2|3) dosis",
    ),
  ],
  [
    "denies side effects",
    phrase(
      "(?:sin|cero|ningún|(?:no (?:tiene|causa|produce|hay))) efectos? secundarios?",
    ),
  ],
  [
    "promises certainty",
    phrase(
      "(?:100 ?(?:%|por ciento)|cien(?:to)? por cien(?:to)?|(?:completamente|totalmente|absolutamente|siempre) (?:segura|eficaz|efectiva))",
    ),
  ],
  [
    "claims throat cancer is prevented",
    phrase(
      "(?:previene|previenen|prevenir|evita|evitan|evitar) (?:el|los) cánce(?:r|res) de (?:la )?garganta",
    ),
  ],
  [
    "promises protection for life",
    phrase("(?:de por vida|(?:para )?toda (?:la|su) vida|para siempre)"),
  ],
  [
    "promises the end of cancer",
    phrase("(?:acaba con|elimina|cura) el cáncer"),
  ],
  [
    "calls a child up to date",
    phrase("al (?:día|corriente) (?:con|de) (?:sus|las) vacunas"),
  ],
  [
    "counts the fully vaccinated",
    phrase(
      "\\d+ ?(?:%|por ciento).{0,60}(?:completamente|totalmente) vacunad\\w+",
    ),
  ],
  ["repeats a false claim as a myth", phrase("mitos?")],
  [
    "promises what insurance does",
    phrase("seguro(?: médico)? (?:debe|tiene que) (?:pagar|cubrir)"),
  ],
  [
    "names single states with rules",
    phrase("Rhode Island|Haw[aá]i|Virginia|Puerto Rico"),
  ],
  ["has lost an ñ", phrase("anos|(?:un|este|cada|próximo|último|al|\\d+) ano")],
  ["says severo for grave", phrase("sever[oa]s?")],
  [
    "uses a word of Spain or a calque",
    phrase(
      "coste|ordenador|vacuna del VPH|cómo de|efectos adversos|orofaring\\w+",
    ),
  ],
  [
    "uses the language of specialists",
    phrase(
      "eficacia|eficaz|adversos?|inmunocomprometid\\w+|inmunodeprimid\\w+",
    ),
  ],
  [
    "marks gender with signs nobody can read aloud",
    /\p{L}@|todes|todxs|niñes|niñxs/iu,
  ],
  ["blames", phrase("debería haber|irresponsables?|malos? padres?")],
  ["can be heard as undocumented", phrase("sin papeles")],
  [
    "says almost all for most",
    phrase("casi (?:tod[oa]s?|nadie|siempre|nunca)"),
  ],
  [
    "can be heard as further problems",
    phrase("encontr\\p{L}+ más problemas|más problemas graves"),
  ],
  ["can be heard as anxiety", phrase("en nervios")],
  ["says safe for certain", phrase("(?:no|más) segur[oa]s?(?: del todo)?")],
  ["speaks to men only", phrase("sentados?|bienvenidos?")],
  [
    "copies the English",
    phrase(
      "en camino|toma (?:unos|medio)|miró los datos|juntó estudios|gente grande|maneja este sitio|ha sido enviad[oa]",
    ),
  ],
  ["promises checks for the clinic", phrase("cada \\p{L}*\\d* ?meses")],
  [
    "claims to count what parents ask",
    phrase("más pregunta(?:n|das?)|preguntan más"),
  ],
  ["uses the English abbreviation", phrase("HPV|HIV")],
  [
    "mixes up two viruses",
    /^(?!.*(?:no es|no son|distint|diferent)).*\bVIH\b/i,
  ],
];

/** Spanish that addresses a parent as tú instead of usted. */
export const sayingTu = phrase(
  "tu|tus|tú|te|ti|contigo|tuy[oa]s?|tienes|puedes|quieres|sabes|debes|eres|estás|necesitas|vas|has|hazlo|dile|cuéntale|háblale|pregúntale|llámalo|recuérdale",
);

/** Wording not allowed on pages for children from 9 to 12. */
export const notForChildren = phrase(
  "sex\\w*|pregnan\\w*|embaraz\\w*|ovar\\w*|pen(?:is|es?)|vagin\\w*|anus|anal|ano|genital\\w*|die[ds]?|death|muerte|morir",
);
