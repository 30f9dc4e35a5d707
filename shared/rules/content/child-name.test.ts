import { expect, test } from "vitest";
import { withChildName } from "./child-name.ts";

const question = {
  number: 3,
  text: "How old is {child}? {child|Your child} may be too young.",
  text_es: "¿Cuántos años tiene {child}? {child|Su hija} puede ser muy chica.",
  description: "<p>About {child}.</p>",
  suggestedquestions: ["Does {child|my child} need it?"],
  suggestedquestions_es: ["¿La necesita {child|mi hijo o hija}?"],
  concern: null,
};

test("replaces every placeholder with the child's name", () => {
  expect(withChildName(question, "Nico")).toEqual({
    number: 3,
    text: "How old is Nico? Nico may be too young.",
    text_es: "¿Cuántos años tiene Nico? Nico puede ser muy chica.",
    description: "<p>About Nico.</p>",
    suggestedquestions: ["Does Nico need it?"],
    suggestedquestions_es: ["¿La necesita Nico?"],
    concern: null,
  });
});

test("without a name, uses the words after the bar or the default words of the language", () => {
  expect(withChildName(question)).toEqual({
    number: 3,
    text: "How old is your child? Your child may be too young.",
    text_es: "¿Cuántos años tiene su hijo o hija? Su hija puede ser muy chica.",
    description: "<p>About your child.</p>",
    suggestedquestions: ["Does my child need it?"],
    suggestedquestions_es: ["¿La necesita mi hijo o hija?"],
    concern: null,
  });
});

test("escapes HTML and placeholders in the name", () => {
  const texts = { content: "<p>{child}</p>", text: "{child}" };
  expect(withChildName(texts, `<b>"$&"</b> & {child}`)).toEqual({
    content: "<p>&lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt; &amp; {child}</p>",
    text: `<b>"$&"</b> & {child}`,
  });
});

test.each(["{child", "{ child }", "{Child}", "{child|a|b}", "{children}"])(
  "leaves %s unchanged, because it is not a placeholder",
  (text) => {
    expect(withChildName({ text }, "Nico")).toEqual({ text });
  },
);
