import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const tooYoung: ConcernContent = {
  name: "My child’s age",
  name_es: "La edad de mi hijo o hija",
  summary:
    "It works best between ages 9 and 12. It is not too late for an older teen.",
  summary_es:
    "Funciona mejor entre los 9 y los 12 años. Para un adolescente tampoco es tarde.",
  content: `<p>Age 9 may seem early. But the vaccine against the human papillomavirus (HPV) works best between ages 9 and 12, long before any contact with the virus. It is not too late for an older teen.</p>
<h3>What is known</h3>
<ul>
<li><strong>What experts say:</strong> the American Cancer Society advises <a href="https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html">ages 9 to 12</a>. So do the children’s doctors of the American Academy of Pediatrics. It can be given with the other shots for this age.</li>
<li><strong>Strong defenses:</strong> a 2016 study compared <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">two doses at ages 9 to 14</a> with three doses in women ages 16 to 26. The defenses of the younger group were at least as strong.</li>
<li><strong>Early helps more:</strong> a <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">2021 study in England</a> counted cancer of the cervix (the neck of the womb). Girls who were offered the vaccine at 12 or 13 later had 87% less. At 14 to 16, it was 62% less, and at 16 to 18, 34% less. All were compared with girls who were not offered it.</li>
<li><strong>Easier visits:</strong> starting at 9 or 10 leaves fewer shots for age 11 or 12. In a 2025 US study, <a href="https://www.aap.org/en/news-room/news-releases/pediatrics2/2025/parents-receptive-to-children-receiving-hpv-vaccine-at-ages-9-10-study">parents were open to it</a> at this age. Doctors found the talk shorter and easier.</li>
<li><strong>No sign of fading:</strong> so far, doctors have not seen that starting at 9 makes the protection wear off.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>No one knows if or when {child} will meet the virus. And expert groups do not all agree on the number of doses. {child|Your child}’s doctor or nurse will say which plan fits.</p>
<h3>What you can do next</h3>
<ul>
<li>At the next visit, ask if {child} can get it that day.</li>
<li>Plan to sit for 15 minutes after the shot. A sore arm is very common, at any age.</li>
<li>You can also wait. The vaccine is advised through age 26. But it works best early, and after the 15th birthday more doses may be needed.</li>
</ul>`,
  content_es: `<p>A los 9 años puede parecer muy pronto. Pero la vacuna contra el virus del papiloma humano (VPH) funciona mejor entre los 9 y los 12. Protege antes de cualquier contacto con el virus. Para un adolescente tampoco es tarde.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Lo que dicen los expertos:</strong> la Sociedad Americana Contra El Cáncer la aconseja <a href="https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html">de los 9 a los 12 años</a>. Lo mismo dicen los pediatras de la Academia Americana de Pediatría. Se puede poner junto con las otras vacunas de esta edad.</li>
<li><strong>Buenas defensas:</strong> en un estudio de 2016, al grupo de 9 a 14 años le pusieron <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">dos dosis</a>. A otro grupo, de mujeres de 16 a 26, le pusieron tres. Las defensas del grupo más joven fueron iguales o mejores.</li>
<li><strong>Vacunarse temprano protege más:</strong> un <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">estudio de 2021 en Inglaterra</a> contó los casos de cáncer de cuello uterino (o cáncer cervical). Las jóvenes a quienes se les ofreció la vacuna a los 12 o 13 años tuvieron un 87% menos. De los 14 a los 16 fue un 62% menos, y de los 16 a los 18, un 34% menos. Se compararon con jóvenes a quienes no se les ofreció.</li>
<li><strong>Citas más fáciles:</strong> si empieza a los 9 o 10 años, quedan menos vacunas para los 11 o 12. En un estudio de 2025 en Estados Unidos, <a href="https://www.aap.org/en/news-room/news-releases/pediatrics2/2025/parents-receptive-to-children-receiving-hpv-vaccine-at-ages-9-10-study">a los padres les pareció bien</a> esa edad. Para los doctores, la conversación fue más corta y fácil.</li>
<li><strong>La protección sigue:</strong> hasta ahora no se ha visto que dure menos por empezar a los 9.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Nadie sabe si {child} va a tener contacto con el virus, ni cuándo. Y no todos los grupos de expertos están de acuerdo en el número de dosis. La doctora o el enfermero le dirá qué plan necesita {child}.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>En la próxima cita, pregunte si se la pueden poner ese mismo día.</li>
<li>Después de la vacuna, espere 15 minutos en una silla con {child}. El dolor en el brazo es muy común a cualquier edad.</li>
<li>También puede esperar. La vacuna se aconseja hasta los 26 años. Pero funciona mejor temprano, y después de cumplir 15 años quizás hagan falta más dosis.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>Why do kids your age get the HPV shot? Because your body is great at learning right now!</p>
<p>Think of a bike helmet. You put it on before you ride. If you wait until you fall, it is too late to help. This shot works the same way. It helps most when you get it before you ever meet the germ.</p>
<p>Are you a bit scared? That is okay. Take slow, deep breaths. Hum a song you like. The pinch will be over before the song is.</p>`,
  childrencontent_es: `<p>¿Por qué les ponen esta vacuna a niños y niñas de tu edad? ¡Porque tu cuerpo aprende muy bien!</p>
<p>Piensa en el casco de la bici. Te lo pones antes de salir. Si esperas a caerte, ya no sirve. Con la vacuna es igual. Ayuda más si te la ponen antes de que llegue el virus del papiloma humano (VPH).</p>
<p>¿Te da miedo? Está bien. Respira lento y profundo. Canta bajito algo que te guste. El pinchazo se acaba antes que la canción.</p>`,
  suggestedquestions: [
    "Why do you suggest this age and not later?",
    "What would {child|my child} gain by starting at 9 or 10?",
    "What changes if we wait until 15?",
    "Which other shots will {child|my child} get around this age?",
  ],
  suggestedquestions_es: [
    "¿Por qué a esta edad y no más tarde?",
    "¿Qué gana {child|mi hijo o hija} si empieza a los 9 o 10 años?",
    "¿Qué cambia si esperamos hasta los 15?",
    "¿Qué otras vacunas le tocan a esta edad?",
  ],
  externallinks: [
    {
      name: "Why start at age 9 – New York State Department of Health (English; the number of doses may have changed)",
      url: "https://www.health.ny.gov/diseases/communicable/human_papillomavirus/vaccination_at_9.htm",
    },
    {
      name: "Who should get the HPV vaccine – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html",
    },
  ],
  externallinks_es: [
    {
      name: "La vacuna contra el VPH, para padres – CDC (español; el número de dosis puede haber cambiado)",
      url: "https://www.cdc.gov/hpv/parents/vaccine-for-hpv-sp.html",
    },
    {
      name: "Vacune a sus hijos contra el VPH – MyHealthfinder (español; el número de dosis puede haber cambiado)",
      url: "https://odphp.health.gov/espanol/myhealthfinder/visitas-doctor/vacunas/vacuna-tus-hijos-vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
