import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const effectiveness: ConcernContent = {
  name: "Does it work? Does it last?",
  name_es: "¿Funciona? ¿Cuánto dura?",
  summary: "Yes, it works well, and best when it is given early.",
  summary_es: "Sí, funciona bien, y mejor si se pone temprano.",
  content: `<p>Yes, it works well, and it works best when given early. The vaccine protects against nine types of the human papillomavirus (HPV). Where many girls got it, there is now much less cancer of the cervix (the neck of the womb).</p>
<h3>What is known</h3>
<ul>
<li><strong>In England:</strong> a 2021 study found <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">87% less of this cancer</a> in women who were offered the vaccine at 12 or 13. Where there used to be 100 cases, there were 13 (the large dots).<img src="/images/dots-13-of-100.svg" alt="100 dots. 13 are large: the cases there were. 87 are small: the cases there were not." width="280" height="70" /></li>
<li><strong>In Sweden:</strong> in a 2020 study, girls who got it before age 17 later had <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">88% less of this cancer</a>. Where there used to be 100 cases, there were 12.</li>
<li><strong>In the United States:</strong> serious cell changes <a href="https://www.cdc.gov/mmwr/volumes/74/wr/mm7406a4.htm">fell by 80% from 2008 to 2022</a> in tested women ages 20 to 24. These changes can turn into this cancer.</li>
<li><strong>So far, it lasts:</strong> a 2020 study in northern Europe <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">followed women for 14 years</a> after all their doses. None had serious cell changes from HPV types 16 and 18, which cause most of this cancer.</li>
<li><strong>Before, not after:</strong> it works best before a child ever meets the virus. It does not treat HPV that is already there. Older teens can still get it, through age 26.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>We can’t say how many more years it will last, or if a booster will be needed. Most long studies are about girls, and about earlier vaccines against 2 or 4 types. Other cancers take longer to show up.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask how well it works at {child}’s age. Between 9 and 12 is a good time.</li>
<li>Ask about side effects too. A sore arm is very common and does not last long.</li>
<li>Keep tests in mind. The vaccine does not cover every type of HPV. Women, and anyone with a cervix, still need screening tests later in life.</li>
</ul>`,
  content_es: `<p>Sí, funciona bien, y mejor si se pone temprano. La vacuna protege contra nueve tipos del virus del papiloma humano (VPH). Donde muchas niñas se vacunaron, hoy hay mucho menos cáncer de cuello uterino (o cáncer cervical).</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>En Inglaterra:</strong> un estudio de 2021 siguió a mujeres a quienes se les ofreció la vacuna a los 12 o 13. En ese grupo hubo <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">un 87% menos de este cáncer</a>. Donde antes había 100 casos, hubo 13 (los puntos grandes).<img src="/images/dots-13-of-100.svg" alt="100 puntos. 13 son grandes: los casos que hubo. 87 son chicos: los casos que no hubo." width="280" height="70" /></li>
<li><strong>En Suecia:</strong> en un estudio de 2020, las niñas vacunadas antes de los 17 tuvieron después <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">un 88% menos de este cáncer</a>. Donde antes había 100 casos, hubo 12.</li>
<li><strong>En Estados Unidos:</strong> los cambios graves (precáncer) <a href="https://www.cdc.gov/mmwr/volumes/74/wr/mm7406a4.htm">bajaron un 80% de 2008 a 2022</a>. Se estudió a mujeres de 20 a 24 años que se hicieron la prueba. Esos cambios pueden volverse cáncer.</li>
<li><strong>Hasta ahora, dura:</strong> un estudio de 2020 en el norte de Europa <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">siguió 14 años a mujeres</a> con todas sus dosis. Ninguna tuvo cambios graves por los tipos 16 y 18 del VPH, que causan la mayoría de estos cánceres.</li>
<li><strong>Antes, no después:</strong> funciona mejor antes de cualquier contacto con el virus. No cura el VPH que ya está en el cuerpo. Los adolescentes mayores todavía se la pueden poner, hasta los 26 años.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>No se sabe cuántos años más dura, ni si hará falta una dosis de refuerzo. La mayoría de los estudios largos son sobre niñas y sobre vacunas anteriores, contra 2 o 4 tipos. Otros cánceres tardan más en verse.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte qué tanto protege a la edad de {child}. Entre los 9 y los 12 años es buen momento.</li>
<li>Pregunte también por los efectos secundarios. El dolor en el brazo es muy común y pasa pronto.</li>
<li>Tenga presentes las pruebas. La vacuna no cubre todos los tipos de VPH. Las mujeres, y toda persona con cuello uterino, necesitan pruebas de detección más adelante.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>How do we know if a vaccine works? We count! In places where lots of kids got this one, far fewer people got sick later on.</p>
<p>Your body is great at learning. The shot shows your body what a germ called HPV looks like. Then your body knows how to fight it, and it can remember that for many years.</p>
<p>Does it stop every germ? No, and that is why scientists keep counting. Do you like science? Then ask your doctor, “How did you find that out?” That is a great question.</p>`,
  childrencontent_es: `<p>¿Cómo se sabe si una vacuna sirve? ¡Pues contando! En los lugares donde muchos niños y niñas se la pusieron, años después se enfermó mucha menos gente.</p>
<p>Tu cuerpo aprende rápido. La vacuna le muestra cómo es el virus del papiloma humano (VPH). Así ya sabe cómo pelear contra él, y lo recuerda por muchos años.</p>
<p>¿Frena todos los virus? No. Por eso los científicos siguen contando. ¿Te gusta la ciencia? Pregúntale a tu doctora o doctor: “¿Y eso cómo lo saben?”. Es una gran pregunta.</p>`,
  suggestedquestions: [
    "How well does it protect when it is given at {child|my child}’s age?",
    "Could {child|my child} need a booster later on?",
    "Which types of HPV does it cover, and which does it not?",
    "If my teen may have met the virus already, is it still worth it?",
  ],
  suggestedquestions_es: [
    "A la edad de {child|mi hijo o hija}, ¿qué tanto protege la vacuna?",
    "¿Hará falta una dosis de refuerzo más adelante?",
    "¿Contra qué tipos de VPH protege y contra cuáles no?",
    "Si {child|mi hijo o hija} ya tuvo contacto con el virus, ¿todavía vale la pena?",
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
