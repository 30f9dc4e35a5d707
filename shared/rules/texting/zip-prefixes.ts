/**
 * The first three digits of ZIP codes by the zones that lie in them, all of them where there is more than
 * one. From the npm package zipcode-to-timezone 0.0.9 (MIT, Dor Technologies) of 2016, which knows single ZIP codes;
 * Arizona, the territories and the towns that keep another time than their state were put right by hand.
 * Mail of the armed forces (090 to 098, 340, 962 to 966) says nothing of where a phone rings.
 */
export const zipPrefixes: Record<string, string> = {
  "America/New_York": `
    005 010-089 100-323 326-339 341-349 374 376 378-379 398-400 402-418 425
    430-462 466-468 470-474 477-478 480-497 569`,
  "America/Chicago": `
    325 350-367 369-372 375 380-397 464 500-567 570-574 580-584 587 600-676
    679-689 700-797`,
  "America/Denver": `
    577 590-599 693 799-834 837 840-847 870-885`,
  "America/Phoenix": `
    850-857 863-864`,
  "America/Los_Angeles": `
    838 889-897 900-961 970-978 980-994`,
  "America/Anchorage": `
    996-999`,
  "Pacific/Honolulu": `
    968`,
  "America/Puerto_Rico": `
    006-007 009`,
  "America/St_Thomas": `
    008`,
  "America/New_York America/Chicago": `
    324 368 373 377 401 420-424 426-427 463 465 469 475-476 479 498-499`,
  "America/Chicago America/Denver": `
    575-576 585-586 588 677-678 690-692 798`,
  "America/Denver America/Phoenix": `
    859-860 865`,
  "America/Denver America/Los_Angeles": `
    835-836 898 979`,
  "America/Anchorage America/Adak": `
    995`,
  "Pacific/Honolulu Pacific/Pago_Pago": `
    967`,
  "Pacific/Guam Pacific/Saipan": `
    969`,
};
