import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keepTypedText, useMarkHydrated, useTypedText } from "./typed-text.ts";

function Form() {
  const [letter, setLetter] = useState("");
  const [isAsked, setAsked] = useState(true);
  useMarkHydrated();
  useTypedText();
  return (
    <main>
      {["A", "B"].map((value) => (
        <input
          key={value}
          type="radio"
          name="answer"
          value={value}
          checked={letter === value}
          onChange={() => setLetter(value)}
        />
      ))}
      <input
        type="checkbox"
        name="asked"
        checked={isAsked}
        onChange={(event) => setAsked(event.target.checked)}
      />
      <input name="parent" />
      <input name="password" type="password" />
      <output>{`${letter} ${isAsked}`}</output>
    </main>
  );
}

const find = <E extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as E;

/** Shows the server's page. Returns the function that hydrates it. */
function open() {
  delete document.documentElement.dataset["awake"];
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  const page = find<HTMLElement>("div");
  return async () => {
    const root = await act(async () => hydrateRoot(page, <Form />));
    onTestFinished(() => act(() => root.unmount()));
  };
}

function fillIn() {
  find("[value=B]").checked = true;
  find("[name=asked]").checked = false;
  find("[name=parent]").value = "Maria";
  find("[name=password]").value = "secret";
}

function expectFilledIn() {
  expect(find("output").textContent).toBe("B false");
  expect(find("[value=B]").checked).toBe(true);
  expect(find("[name=asked]").checked).toBe(false);
  expect(find("[name=parent]").value).toBe("Maria");
  expect(sessionStorage).toHaveLength(0);
}

beforeEach(() => sessionStorage.clear());

test("what was typed and chosen before hydration stays", async () => {
  const hydrate = open();
  fillIn();
  await hydrate();
  expectFilledIn();
});

test("what was typed before a reload stays, except passwords", async () => {
  open();
  fillIn();
  keepTypedText();
  await open()();
  expectFilledIn();
  expect(find("[name=password]").value).toBe("");
});

test("a page at another address does not get the text", async () => {
  open();
  fillIn();
  keepTypedText();
  const hydrate = open();
  history.pushState(null, "", "/other");
  onTestFinished(() => history.back());
  await hydrate();
  expect(find("output").textContent).toBe(" true");
  expect(sessionStorage).toHaveLength(0);
});
