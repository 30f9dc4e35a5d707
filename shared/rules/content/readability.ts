import { withoutTags } from "./text.ts";

/** The sentences of a simple HTML text. The end of a paragraph, heading or list item also ends a sentence. */
export function sentencesOf(html: string): string[] {
  return (
    html
      .replace(/<\/(p|li|h3|ul|ol|blockquote)>/g, "\n")
      .replace(/<[^>]*>/g, " ")
      .replace(/&nbsp;/g, " ")
      .replace(/&(?:#39|quot|lt|gt);/g, " ")
      .replace(/&amp;/g, "&")
      .replace(/\b(Drs?|Dra|Mrs?|Ms|Sra?|vs|etc)\.(?=\s)/g, "$1")
      // Older browsers have no lookbehind.
      .replace(/([.!?…][)"”»’]*)\s+/g, "$1\n")
      .split(/\n+/)
      .map((sentence) => sentence.replace(/\s+/g, " ").trim())
      .filter((sentence) => splitWords(sentence).length > 0)
  );
}

/** The words of a text. Numbers and hyphenated pairs count as one. */
export function splitWords(text: string): string[] {
  return (
    withoutTags(text).match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Flesch-Kincaid grade: the US school year in which an English text is easy to read. */
export function fleschKincaidGrade(html: string): number {
  const { perSentence, perWord } = density(html, englishSyllables);
  return 0.39 * perSentence + 11.8 * perWord - 15.59;
}

/** INFLESZ score: how easy a Spanish text is to read. 65 to 80 is fairly easy, above 80 very easy. */
export function inflesz(html: string): number {
  const { perSentence, perWord } = density(html, spanishSyllables);
  return 206.835 - 62.3 * perWord - perSentence;
}

function density(html: string, syllablesIn: (word: string) => number) {
  const sentences = sentencesOf(html);
  const words = sentences.flatMap(splitWords);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return {
    perSentence: words.length / Math.max(1, sentences.length),
    perWord: syllables / Math.max(1, words.length),
  };
}

const spokenAsWord = new Set(["CARD"]);
const isSpelled = (word: string) =>
  /^\p{Lu}{2,}$/u.test(word) && !spokenAsWord.has(word);

/** Syllables of one English word. Abbreviations such as HPV are read letter by letter. */
export function englishSyllables(word: string): number {
  if (word.includes("-")) return sumParts(word, englishSyllables);
  const letters = word.replace(/[’']?s$/, "");
  if (isSpelled(letters))
    return letters.length + 2 * (letters.split("W").length - 1);
  const written = word.toLowerCase().replaceAll("’", "'");
  const ending = /(?:[sd]n't|(?:[sxz]|[cs]h|[csgz]e)'s)$/.test(written) ? 1 : 0;
  const bare = written
    .replace(/'.*$/, "")
    .replace(/n$/, (n) => (written.endsWith("n't") ? "" : n));
  const syllables = irregular[bare] ?? irregular[bare.replace(/s$/, "")];
  return (syllables ?? Math.max(1, vowelSounds(bare))) + ending;
}

const irregular: Record<string, number> = {
  area: 3,
  being: 2,
  create: 2,
  created: 3,
  diet: 2,
  every: 2,
  everybody: 4,
  everyone: 3,
  everything: 3,
  fluid: 2,
  idea: 3,
  maybe: 2,
  nausea: 3,
  poem: 2,
  quiet: 2,
  science: 2,
  scientist: 3,
  society: 4,
  someone: 2,
  something: 2,
  sometime: 2,
  somewhat: 2,
  somewhere: 2,
  variety: 4,
  video: 3,
};

// Adjacent vowels that are pronounced separately, each adding a syllable.
const separateVowels = [
  /[^cst]ia(?!ge)/g,
  /(?:^|[^cglnstx])io/g,
  /(?:[^aeiou]ie(?:r|st))$/g,
  /[^g]iu/g,
  /[^gq]ua[ltr]/g,
  /^rea(?=ct|ss)/g,
  /[aeiouy]ing$/g,
  /sm$/g,
];

const silentInside =
  /[^aeiouyl]e(?=(?:ly|ful|less|ness|ty)$)|[^aeiouyl]e(?=ments?$)|[aeiou][^aeiouy]e(?=(?:givers?|times?|work)$)/g;

function vowelSounds(word: string): number {
  const silentEnd = word
    .replace(/([^aeiouy][^aeiouyl]|[aeiouy][^aeiouy]|^[^aeiouy]+)e$/, "$1")
    .replace(/([^aeiouycgsxzl]|[aeiouy]l|[^cs]h)es$/, "$1s")
    .replace(/([^aeiouydt])ed$/, "$1d")
    .replace(silentInside, (match) => match.slice(0, -1))
    .replace(/^y(?=[aeiou])/, "");
  const groups = silentEnd.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = separateVowels.reduce(
    (sum, pattern) => sum + (word.match(pattern)?.length ?? 0),
    0,
  );
  return groups + apart;
}

/** Syllables of one Spanish word, by the spelling rules for diphthong and hiatus. */
export function spanishSyllables(word: string): number {
  if (/[-’']/.test(word)) return sumParts(word, spanishSyllables);
  if (isSpelled(word))
    return word
      .split("")
      .reduce((sum, letter) => sum + spanishLetter(letter), 0);
  const pronounced = word
    .toLowerCase()
    .replaceAll("h", "")
    .replace(/([qg])u(?=[eiéí])/g, "$1")
    .replace(/y$/, "i");
  const clusters = pronounced.match(/[aeiouáéíóúü]+/g) ?? [];
  const sum = clusters.reduce((total, vowels) => total + nuclei(vowels), 0);
  return Math.max(1, sum);
}

function nuclei(vowels: string): number {
  const strong = vowels.match(/[aeoáéó]/g)?.length ?? 0;
  const accentedWeak = vowels.match(/[íú]/g)?.length ?? 0;
  return Math.max(1, strong + (strong > 0 ? accentedWeak : 0));
}

function spanishLetter(letter: string): number {
  if (letter === "W") return 3;
  return "FHJLMNÑRSXZ".includes(letter) ? 2 : 1;
}

function sumParts(word: string, syllablesIn: (part: string) => number) {
  return word
    .split(/[-’']/)
    .filter(Boolean)
    .reduce((sum, part) => sum + syllablesIn(part), 0);
}
