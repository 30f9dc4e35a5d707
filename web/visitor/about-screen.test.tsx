import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showSite } from "#web/core/frame/site.ts";
import { PublicUrlContext } from "#web/core/public-url.ts";
import { mount } from "#web/testing/mount.tsx";
import { someSettings } from "#web/testing/settings.ts";
import AboutScreen from "./about-screen.tsx";

const profiles = [1, 2, 3, 4].map((number) => ({
  photo: "",
  name: `Name ${number}`,
  bio_en: "Placeholder: here you will meet a person.",
  bio_es: "Texto provisional: aquí conocerá a una persona.",
}));
const information = {
  purpose_en: "It is for learning.",
  purpose_es: "",
  whoruns_en: "Placeholder: who runs this site.",
  whoruns_es: "",
  reachus_en: "",
  reachus_es: "",
};

async function openAt(publicUrl: string, shown: object[] = profiles) {
  return mount(
    <PublicUrlContext value={publicUrl}>
      <AboutScreen />
    </PublicUrlContext>,
    "/aboutus",
    { profiles: shown, information },
  );
}

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);

test("shows four sample profiles, marked as such, until the site is public", async () => {
  await openAt("http://localhost:3000");
  expect(headings().slice(0, 4)).toEqual([
    "Name 1 Sample",
    "Name 2 Sample",
    "Name 3 Sample",
    "Name 4 Sample",
  ]);
  expect(screen.getByText(/These people are samples/)).toBeDefined();
  expect(screen.getByText(/Placeholder: who runs this site/)).toBeDefined();
});

test("shows no placeholders once the site is public", async () => {
  await openAt("https://quiz.example");
  expect(headings()).toEqual(["What is this site for?"]);
  expect(screen.queryByText(/Placeholder|samples/)).toBeNull();
});

test("shows profiles without a photo or a text", async () => {
  const bio = { bio_en: "Leads the project.", bio_es: "" };
  const { container } = await openAt("https://quiz.example", [
    { name: "Ana Ruiz", photo: "", ...bio },
    { name: "Leo Paz", photo: "/images/profile-1.svg", bio_en: "", bio_es: "" },
  ]);
  const [ana, leo] = screen.getAllByRole("listitem");
  expect(ana?.textContent).toBe("Ana RuizLeads the project.");
  expect(leo?.textContent).toBe("Leo Paz");
  expect(container.querySelectorAll("li img")).toHaveLength(1);
});

test("names the clinic that offers the site, and leads to the contact form", async () => {
  const clinic = {
    ...someSettings.clinic,
    clinicname: "Bayside Health",
    phone: "",
    address: "",
    website: "",
  };
  showSite({ ...someSettings, clinic });
  await openAt("https://quiz.example", []);
  expect(
    screen.getByText("This site is offered by Bayside Health."),
  ).toBeDefined();
  expect(headings()).toContain("Your clinic");
  const contact = screen.getByRole("link", { name: "Contact us" });
  expect(contact.getAttribute("href")).toBe("/contact");
});
