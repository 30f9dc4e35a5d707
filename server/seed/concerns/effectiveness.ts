import type { ConcernContent } from "#shared/contract/concerns.ts";

export const effectiveness: ConcernContent = {
  name: "Does it work? Does it last?",
  name_es: "¿Funciona? ¿Cuánto dura?",
  content: `<p>Yes, it works well, and it works best when given early. The vaccine protects against nine types of the human papillomavirus (HPV). Where many girls got it, there is now much less cancer of the cervix (the neck of the womb).</p>
<h3>What is known</h3>
<ul>
<li><strong>In England:</strong> a 2021 study found <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">87% less of this cancer</a> in those who were offered the vaccine at 12 or 13. Where there used to be 100 cases, there were 13.</li>
<li><strong>In Sweden:</strong> a 2020 study counted cases up to age 30. There were 47 in every 100,000 women with the vaccine, and 94 in every 100,000 without it. That is half as many.</li>
<li><strong>In the United States:</strong> serious cell changes that can turn into this cancer <a href="https://www.cdc.gov/mmwr/volumes/74/wr/mm7406a4.htm">fell by 80% from 2008 to 2022</a> in women ages 20 to 24 who got tested. That is 4 out of 5 cases fewer.</li>
<li><strong>So far, it lasts:</strong> in the Nordic countries, women who got all their doses were <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">followed for 14 years</a>. None had those serious changes from HPV types 16 and 18.</li>
<li><strong>Before, not after:</strong> it works best before a child ever meets the virus. It does not treat HPV that is already there. Older teens can still gain from it, but less.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>We can’t say how many more years it will last, or if a booster will be needed. Most studies so far are about girls and this one cancer. Others take longer to show up.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask how well it works at your child’s age. Between 9 and 12 is a good time.</li>
<li>Ask about side effects too. A sore arm is very common and does not last long.</li>
<li>Keep tests in mind. The vaccine does not cover every type of HPV, so women, and anyone with a cervix, still need screening tests later in life.</li>
</ul>`,
  content_es: `<p>Sí, funciona bien, y mejor si se pone temprano. La vacuna protege contra nueve tipos del virus del papiloma humano (VPH). Donde muchas niñas se vacunaron, hoy hay mucho menos cáncer de cuello uterino (o cáncer cervical).</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>En Inglaterra:</strong> un estudio de 2021 encontró <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">un 87% menos de casos</a> de este cáncer entre las que pudieron vacunarse a los 12 o 13 años. Es decir: donde antes había 100 casos, hubo 13.</li>
<li><strong>En Suecia:</strong> un estudio de 2020 contó los casos hasta los 30 años. Hubo 47 por cada 100,000 mujeres con la vacuna y 94 por cada 100,000 sin ella. Es la mitad.</li>
<li><strong>En Estados Unidos:</strong> el precáncer grave (cambios antes del cáncer) <a href="https://www.cdc.gov/mmwr/volumes/74/wr/mm7406a4.htm">bajó un 80% de 2008 a 2022</a> en mujeres de 20 a 24 años que se hicieron la prueba. Son 4 de cada 5 casos menos.</li>
<li><strong>Hasta ahora, dura:</strong> en los países nórdicos, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">siguieron por 14 años</a> a mujeres que tenían todas sus dosis. Ninguna tuvo precáncer grave por los tipos 16 y 18 del VPH.</li>
<li><strong>Antes, no después:</strong> funciona mejor antes de cualquier contacto con el virus. No cura el VPH que ya está en el cuerpo. A los adolescentes mayores también les sirve, pero menos.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>No se sabe cuántos años más dura, ni si hará falta una dosis de refuerzo. Casi todos los estudios son sobre niñas y este cáncer. Los otros tardan más en verse.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte qué tanto protege a la edad de su hijo o hija. Entre los 9 y los 12 años es buen momento.</li>
<li>Pregunte también por los efectos secundarios. El dolor en el brazo es muy común y pasa pronto.</li>
<li>Tenga presentes las pruebas. La vacuna no cubre todos los tipos de VPH. Por eso las mujeres, y toda persona con cuello uterino, necesitan pruebas de detección más adelante.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>How do we know if a vaccine works? We count! In places where lots of kids got this one, far fewer people got sick later on.</p>
<p>Your body is great at learning. The shot shows your body what a germ called HPV looks like. Then your body knows how to fight it, and it can remember that for many years.</p>
<p>Does it stop every germ? No, and that is why scientists keep counting. Do you like science? Then ask your doctor, “How did you find that out?” That is a great question.</p>`,
  childrencontent_es: `<p>¿Cómo se sabe si una vacuna sirve? ¡Pues contando! En los lugares donde muchos niños y niñas se la pusieron, años después se enfermó mucha menos gente.</p>
<p>Tu cuerpo aprende rápido. La vacuna le muestra cómo es el virus del papiloma humano (VPH). Así ya sabe cómo pelear contra él, y lo recuerda por muchos años.</p>
<p>¿Frena todos los virus? No. Por eso los científicos siguen contando. ¿Te gusta la ciencia? Pregúntale a tu doctora o doctor: “¿Y eso cómo lo saben?”. Es una gran pregunta.</p>`,
  suggestedquestions: [
    "How well does it protect when it is given at my child’s age?",
    "Could my child need a booster later on?",
    "Which types of HPV does it cover, and which does it not?",
    "If my teen may have met the virus already, is it still worth it?",
  ],
  suggestedquestions_es: [
    "A la edad de mi hijo o hija, ¿qué tanto protege la vacuna?",
    "¿Hará falta una dosis de refuerzo más adelante?",
    "¿Contra qué tipos de VPH protege y contra cuáles no?",
    "Si mi hijo o hija ya tuvo contacto con el virus, ¿todavía vale la pena?",
  ],
  externallinks: [
    {
      name: "HPV vaccine fact sheet – National Cancer Institute (English; the number of doses may have changed)",
      url: "https://www.cancer.gov/about-cancer/causes-prevention/risk/infectious-agents/hpv-vaccine-fact-sheet",
    },
    {
      name: "Fewer cell changes in young women, 2008 to 2022 – CDC (English)",
      url: "https://www.cdc.gov/mmwr/volumes/74/wr/mm7406a4.htm",
    },
  ],
  externallinks_es: [
    {
      name: "Vacunas contra el VPH: datos y temores – Sociedad Americana Contra El Cáncer (español)",
      url: "https://cancer.org/es/cancer/prevencion-del-riesgo/vph/vacunas-contra-el-vph-datos-y-temores.html",
    },
    {
      name: "La vacuna contra el VPH, para padres – CDC (español; el número de dosis puede haber cambiado)",
      url: "https://www.cdc.gov/hpv/parents/vaccine-for-hpv-sp.html",
    },
  ],
  videolink: "https://www.cancer.gov/types/cervical/did-you-know-hpv-video",
  videolink_es: "",
};
