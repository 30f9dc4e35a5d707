// Replace with a date such as 2026-12-01 after checking the page.
const notRead = "not read";

/** Every address in the default content, and when its page was last checked. */
export const lastRead: Record<string, string> = {
  "https://cancer.org/es/cancer/prevencion-del-riesgo/vph/vacunas-contra-el-vph-datos-y-temores.html":
    notRead,
  "https://dceg.cancer.gov/research/cancer-types/cervix/escuddo": notRead,
  "https://doi.org/10.1002/14651858.CD015363.pub2": notRead,
  "https://doi.org/10.1002/14651858.CD015364.pub2": notRead,
  "https://doi.org/10.1016/j.jaci.2015.07.048": notRead,
  "https://doi.org/10.1080/21645515.2019.1574157": notRead,
  "https://doi.org/10.1111/jan.13818": notRead,
  "https://downloads.aap.org/AAP/PDF/AAP-Immunization-Schedule.pdf": notRead,
  "https://findahealthcenter.hrsa.gov": notRead,
  "https://immunizebc.ca/preparing-positive-experience-0": notRead,
  "https://isc-sac.gc.ca/eng/1640115427406/1640115540231": notRead,
  "https://medlineplus.gov/spanish/druginfo/meds/a615028-es.html": notRead,
  "https://odphp.health.gov/espanol/myhealthfinder/visitas-doctor/vacunas/vacuna-tus-hijos-vph":
    notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC4716467": notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893": notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC6719304": notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692": notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101": notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC9232925": notRead,
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC9866915": notRead,
  "https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/":
    notRead,
  "https://pubmed.ncbi.nlm.nih.gov/27130863/": notRead,
  "https://vaers.hhs.gov": notRead,
  "https://www.aap.org/en/news-room/news-releases/pediatrics2/2025/parents-receptive-to-children-receiving-hpv-vaccine-at-ages-9-10-study":
    notRead,
  "https://www.cancer.gov/about-cancer/causes-prevention/risk/infectious-agents/hpv-and-cancer":
    notRead,
  "https://www.cancer.gov/about-cancer/causes-prevention/risk/infectious-agents/hpv-vaccine-fact-sheet":
    notRead,
  "https://www.cancer.gov/news-events/cancer-currents-blog/2021/hpv-vaccine-parents-safety-concerns":
    notRead,
  "https://www.cancer.gov/types/cervical/causes-risk-prevention": notRead,
  "https://www.cancer.gov/types/cervical/did-you-know-hpv-video": notRead,
  "https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq": notRead,
  "https://www.cancer.gov/types/head-and-neck/head-neck-fact-sheet": notRead,
  "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html":
    notRead,
  "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/hpv-vaccine-facts-and-fears.html":
    notRead,
  "https://www.cdc.gov/cancer/hpv/cases.html": notRead,
  "https://www.cdc.gov/hpv/parents/about-hpv-sp.html": notRead,
  "https://www.cdc.gov/hpv/parents/about-hpv.html": notRead,
  "https://www.cdc.gov/hpv/parents/vaccine-for-hpv-sp.html": notRead,
  "https://www.cdc.gov/hpv/parents/vaccinesafety-sp.html": notRead,
  "https://www.cdc.gov/hpv/vaccines/": notRead,
  "https://www.cdc.gov/mmwr/volumes/74/wr/mm7406a4.htm": notRead,
  "https://www.cdc.gov/mmwr/volumes/74/wr/mm7430a1.htm": notRead,
  "https://www.cdc.gov/vaccines/programs/vfc/parents/index.html": notRead,
  "https://www.cdc.gov/vaccines/programs/vfc/parents/qa-detailed-sp.html":
    notRead,
  "https://www.cdc.gov/vaccines/programs/vfc/parents/qa-flyer.html": notRead,
  "https://www.cdc.gov/vaccines/programs/vfc/providers/questions/qa-parents.html":
    notRead,
  "https://www.chop.edu/centers-programs/vaccine-education-center/resources/vaccine-and-vaccine-safety-related-qa-sheets":
    notRead,
  "https://www.dph.ncdhhs.gov/programs/epidemiology/inmunizacion/detalles/vph":
    notRead,
  "https://www.fda.gov/vaccines-blood-biologics/vaccines/gardasil-9": notRead,
  "https://www.health.ny.gov/diseases/communicable/human_papillomavirus/vaccination_at_9.htm":
    notRead,
  "https://www.hhs.gov/press-room/fact-sheet-cdc-childhood-immunization-recommendations.html":
    notRead,
  "https://www.immunize.org/ask-experts/how-common-is-human-papillomavirus-hpv-infection/":
    notRead,
  "https://www.immunize.org/ask-experts/topic/hpv/scheduling-administration-hpv/":
    notRead,
  "https://www.immunize.org/official-guidance/state-policies/vaccine-requirements/hpv-secondary-2025/":
    notRead,
  "https://www.immunize.org/vis": notRead,
  "https://www.letsgetrealaboutvaccines.org/es/informacion-sobre-vacunas-infantiles/preguntas-comunes-sobre-las-vacunas/como-puedo-hacer-que-mi-hijo-se-sienta-mas-comodo-durante-su-visita-para-vacunarse":
    notRead,
  "https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization":
    notRead,
  "https://www.springermedizin.de/human-papillomavirus-hpv-vaccine-and-autonomic-disorders-a-posit/17127022":
    notRead,
  "https://www.who.int/news-room/fact-sheets/detail/cervical-cancer": notRead,
};
