import type { Language } from "#shared/rules/language.ts";

export type SmsKeyword = "stop" | "start" | "help";

const words: Record<SmsKeyword, Record<Language, string>> = {
  stop: {
    en: "stop|stopall|stop all|end|cancel|quit|unsubscribe|revoke|optout",
    es: "alto|parar|pare|baja|cancelar|fin|no mas",
  },
  start: { en: "start|unstop|subscribe", es: "iniciar|comenzar|empezar" },
  help: { en: "help|info", es: "ayuda" },
};

const keywords = new Map(
  Object.entries(words).flatMap(([wish, languages]) =>
    Object.entries(languages).flatMap(([language, all]) =>
      all.split("|").map((word) => [word, { wish, language }] as const),
    ),
  ),
) as Map<string, { wish: SmsKeyword; language: Language }>;

/**
 * Finds the meaning and the language of a reply. It may be a keyword alone, begin with a stop word as its first
 * sentence or line, or be a sentence that clearly asks to stop. Undefined if a person has to read it.
 */
export function keywordIn(text: string) {
  const whole = keywords.get(plainWords(text));
  if (whole) return whole;
  const first = keywords.get(plainWords(firstSentence(text)));
  if (first?.wish === "stop") return first;
  const language = asksToStop(text);
  return language && { wish: "stop" as const, language };
}

/** Empty if the text begins with a question. */
function firstSentence(text: string): string {
  return /^[^\p{L}]*([^.!?;\n]*)(?:[.!;\n]|$)/u.exec(text)?.[1] ?? "";
}

/** `A|B` matches either word, `A|B?` is optional, `A|B*` repeats. Words in CAPITALS refer to `lists`. */
type Pattern = string;

const lists: Record<string, string> = {
  PLEASE: `please|pls|plz|ok|okay|hi|hello|hey|sorry|thanks|thank|you|now|just|kindly|immediately|
    already|and`,
  POLITE: `please|pls|plz|kindly|ok|okay|hi|hello|hey|sorry|thanks|thank you|just|now|immediately|and`,
  URGE: "please|pls|plz|kindly|you to",
  REQUEST: `please|pls|plz|kindly|ok|okay|hi|hello|hey|sorry|thanks|thank you|just|now|and|to|you to|
    i want|i need|i would like|id like|im asking|can you|could you|would you|will you|can yall|
    you need|you have|you guys|guys|yall|everyone|need`,
  ASK: `please|pls|plz|ok|okay|hi|hello|hey|sorry|can|could|would|will|you|yall|guys|i|id|im|want|need|
    like|to|just|kindly|asking|now|and|everyone`,
  TEXTS: `texts|text|messages|message|msgs|msg|sms|spam|reminders|notifications|invitations`,
  US: "me|us|my|this|these|here",
  MY: "me|us|my|this",
  NUMBER: "cell|phone|number|name|info",
  REST: `me|us|my|this|number|phone|cell|here|to|the|these|those|your|all|of|such|so|many|a|any|
    anymore|more|ever|again|it|stuff|things|links|please|pls|plz|thanks|thank|you|now|immediately`,
  LIST: "off|from|out|of|the|your|this|these|all|list|lists|system|database|contacts",

  FAVOR: `por|favor|porfavor|porfa|gracias|hola|buenas|buenos|dias|tardes|noches|ya|ahora|mismo|
    disculpe|perdon`,
  PIDO: `por|favor|porfavor|porfa|hola|buenas|buenos|dias|tardes|noches|ya|disculpe|perdon|quiero|
    quisiera|que|le|les|pido|necesito|puede|pueden|podria|podrian|usted|ustedes|me|de`,
  MENSAJES: "mensajes|mensaje|textos|texto|sms|mensajitos|avisos",
  MANDE: `mande|manden|mandes|envie|envien|envies|escriba|escriban|escribas|textee|texteen|textees|
    moleste|molesten|molestes|contacte|contacten|contactes`,
  MANDAR: `mandar|mandarme|mandarnos|enviar|enviarme|enviarnos|escribir|escribirme|escribirnos|
    molestar|molestarme|textear|textearme`,
  QUITE:
    "quite|quiten|quita|saque|saquen|saca|elimine|eliminen|elimina|borre|borren|borra",
  QUITEME: `quiteme|quitenme|quitame|saqueme|saquenme|sacame|elimineme|eliminenme|eliminame|borreme|
    borrenme|borrame`,
  NUMERO: "numero|telefono|celular|nombre|contacto",
  RESTO: `mas|ya|nunca|otra|vez|nada|ningun|ninguno|otro|otros|estos|esos|los|las|sus|tantos|enlaces|
    de|a|en|mi|este|celular|telefono|numero|por|favor|porfavor|porfa|gracias|ahora`,
  LISTA: "de|su|sus|la|las|esta|lista|listas|base|datos|sistema|contactos",
};

const patterns: Record<Language, Pattern[]> = {
  en: [
    "REQUEST* stop|quit|cease texting|messaging|contacting|bothering|spamming|writing|sending REST|TEXTS*",
    "REQUEST* stop|end|cancel|quit all|the|these|those|this|your|any|my|sending|me* TEXTS|subscription REST*",
    "POLITE* dont|never text|message|contact|bother|spam US REST|TEXTS*",
    "REQUEST* URGE just? dont|never text|message|contact|bother|spam REST|TEXTS*",
    "POLITE* dont|never send|write me|us|any|anymore|more|these|those|TEXTS REST|TEXTS*",
    "REQUEST* URGE just? dont|never send|write me|us|any|anymore|more|these|those|TEXTS REST|TEXTS*",
    "PLEASE* no more of|these|those|your* TEXTS? REST*",
    "ASK* unsubscribe|optout MY|NUMBER|LIST|TEXTS* PLEASE*",
    "ASK* opt MY NUMBER* out LIST|TEXTS* PLEASE*",
    "ASK* remove|delete|erase|take me|us LIST|TEXTS* PLEASE*",
    "ASK* remove|delete|erase|take my|this NUMBER NUMBER* LIST|TEXTS* PLEASE*",
    "PLEASE* i|we? dont|nolonger want|need|wish to|get|receive|be|getting|any|anymore|more|these|those|your|the|of* TEXTS from|on|REST*",
    "PLEASE* i|we? dont|nolonger want to be texted|contacted REST*",
    "PLEASE* i|we? dont|nolonger want you to text|message|contact REST*",
    "PLEASE* leave me alone PLEASE*",
    "PLEASE PLEASE* stop|stopall|quit|unsubscribe it|this|all? PLEASE*",
    "stop|stopall|quit|unsubscribe it|this|all? PLEASE PLEASE*",
  ],
  es: [
    "PIDO* no me|nos? MANDE RESTO|MENSAJES*",
    "FAVOR* no quiero|queremos|deseo|deseamos|quisiera|necesito recibir|seguir|recibiendo|que|me|nos|mas|ya|estos|esos|los|sus|ningun|otro|MANDE* MENSAJES RESTO|MENSAJES*",
    "FAVOR* no quiero|queremos|deseo que me|nos MANDE RESTO|MENSAJES*",
    "PIDO* deje|dejen|dejes|dejar|pare|paren|parar|basta de MANDAR RESTO|MENSAJES*",
    "PIDO* pare|paren|parar|detenga|detengan|detener|cancele|cancelen|cancelar|suspenda|suspendan|suspender|basta de|con|los|las|estos|esos|sus|mis|todos|mi|la* MENSAJES|suscripcion RESTO*",
    "PIDO* QUITEME LISTA|MENSAJES* FAVOR*",
    "PIDO* QUITE me? mi|este NUMERO LISTA|MENSAJES* FAVOR*",
    "PIDO* deme|denme|dame|darme|dar|doy de baja a? mi|este? NUMERO? LISTA|MENSAJES* FAVOR*",
    "FAVOR* no mas de|estos|esos|sus* MENSAJES RESTO|MENSAJES*",
    "FAVOR* dejeme|dejenme|dejame en paz FAVOR*",
    "FAVOR FAVOR* alto|pare|paren|parar|basta|baja|stop FAVOR*",
    "alto|pare|paren|parar|basta|baja|stop FAVOR FAVOR*",
    "FAVOR FAVOR* no mas FAVOR*",
    "no mas FAVOR FAVOR*",
  ],
};

const hints = new Set(
  `stop stops stopping quit quitting end cancel unsubscribe optout remove spam alone texting alto parar
   pare paren deje dejen dejar dejeme dejenme baja cancelar cancele cancelen basta moleste molesten`.split(
    /\s+/,
  ),
);
const hint =
  /\b(?:(?:dont|never|nolonger) (?:text|message|contact|send|write|want)|no (?:more|mas|quiero)|(?:no|nunca) (?:me|mand\w+|envi\w+)|(?:quit|sac|elimin|borr)\w*me|opt \w+ out)\b/;

const sentences = Object.entries(patterns).map(
  ([language, all]) => [language as Language, all.map(compile)] as const,
);

function compile(pattern: Pattern): RegExp {
  const parts = pattern.split(" ").map((part) => {
    const times = /[*?]$/.exec(part)?.[0] ?? "";
    const words = part
      .replace(/[*?]$/, "")
      .split("|")
      .map((word) => lists[word]?.replace(/\|\s+/g, "|") ?? word);
    return `(?:(?:${words.join("|")}) )${times}`;
  });
  return new RegExp(`^${parts.join("")}$`);
}

// A longer sentence probably says something else as well.
const mostWords = 20;

/** The language of a sentence that only asks for no more texts; undefined for any other sentence. */
export function asksToStop(text: string): Language | undefined {
  const all = text.split(/[.!?;¡¿\n]+/).map(plainWords);
  return sentences.find(([, ways]) =>
    all.some(
      (sentence) =>
        sentence.split(" ").length <= mostWords &&
        ways.some((way) => way.test(`${sentence} `)),
    ),
  )?.[0];
}

/** Whether a text mentions stopping in any sense. */
export function speaksOfStopping(text: string): boolean {
  const plain = plainWords(text);
  return hint.test(plain) || plain.split(" ").some((word) => hints.has(word));
}

/** Lowercase without accents. Joins words with two spellings, and drops repeated words. */
function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .replace(/\bdo not\b/g, "dont")
    .replace(/\bno longer\b/g, "nolonger")
    .replace(/\bany more\b/g, "anymore")
    .replace(/\bopt out\b/g, "optout")
    .replace(/(?<!\p{L})(\p{L}+)(?: \1)+(?!\p{L})/gu, "$1");
}
