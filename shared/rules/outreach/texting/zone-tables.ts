/**
 * Time zones of area codes in the United States and its territories, with all zones if a code spans several. Taken
 * from Google's libphonenumber (resources/timezones, Apache 2.0) of 2018. Newer overlay codes have the zones of the
 * code that they overlay. 334 is in Central time, but its border towns use Eastern; in 928 the Navajo Nation
 * observes daylight saving time.
 */
export const areaCodes: Record<string, string> = {
  "America/New_York": `
    201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 260
    267 269 272 276 283 301 302 304 305 313 315 317 321 324 326 329 330 332
    336 339 347 351 352 363 380 386 401 404 407 410 412 413 419 434 436 440
    443 445 463 465 470 472 475 478 484 502 508 513 516 517 518 540 551 561
    567 570 571 582 585 586 603 607 609 610 614 616 617 624 631 640 645 646
    656 667 678 679 680 681 686 689 703 704 706 716 717 718 724 727 728 732
    734 740 743 754 757 762 765 770 771 772 774 781 786 802 803 804 810 813
    814 821 826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864
    865 878 904 908 910 912 914 917 919 929 934 937 941 943 947 948 954 959
    973 978 980 984 989`,
  "America/Chicago": `
    205 210 214 217 218 224 225 228 235 251 254 256 262 274 281 309 312 314
    316 318 319 320 325 327 331 337 346 353 361 402 405 409 414 417 430 432
    447 457 464 469 471 479 501 504 507 512 515 531 534 539 557 563 572 573
    580 601 608 612 615 618 621 629 630 636 641 651 659 660 662 682 708 712
    713 715 726 730 731 737 763 769 773 779 806 815 816 817 830 832 847 861
    870 872 901 903 913 918 920 924 931 936 938 940 945 952 956 972 975 979
    985`,
  "America/Denver": "303 307 385 406 435 505 575 719 720 748 801 915 970 983",
  "America/Phoenix": "480 520 602 623",
  "America/Los_Angeles": `
    206 209 213 253 279 310 323 341 350 357 360 369 408 415 424 425 442 503
    509 510 530 559 562 564 619 626 628 650 657 661 669 702 707 714 725 738
    747 760 805 818 820 831 837 840 858 909 916 925 949 951 971`,
  "Pacific/Honolulu": "808",
  "America/Puerto_Rico": "787 939",
  "America/St_Thomas": "340",
  "Pacific/Guam": "671",
  "Pacific/Saipan": "670",
  "Pacific/Pago_Pago": "684",
  "America/New_York America/Chicago":
    "219 270 334 364 423 448 483 574 606 729 812 850 906 930",
  "America/Chicago America/Denver": "308 605 620 701 785",
  "America/Denver America/Phoenix": "928",
  "America/Denver America/Los_Angeles": "208 458 541 775 986",
  "America/Anchorage America/Adak": "907",
};

/**
 * Time zones of ZIP codes by their first three digits, with all zones if there are several. Taken from the npm
 * package zipcode-to-timezone 0.0.9 (MIT, Dor Technologies) of 2016, which lists single ZIP codes. Arizona, the
 * territories, and towns that differ from their state are corrected by hand. Military ZIP codes (090 to 098, 340,
 * 962 to 966) do not tell where a phone is.
 */
export const zipPrefixes: Record<string, string> = {
  "America/New_York": `
    005 010-089 100-323 326-339 341-349 374 376 378-379 398-400 402-418 425
    430-462 466-468 470-474 477-478 480-497 569`,
  "America/Chicago": `
    325 350-367 369-372 375 380-397 464 500-567 570-574 580-584 587 600-676
    679-689 700-797`,
  "America/Denver": "577 590-599 693 799-834 837 840-847 870-885",
  "America/Phoenix": "850-857 863-864",
  "America/Los_Angeles": "838 889-897 900-961 970-978 980-994",
  "America/Anchorage": "996-999",
  "Pacific/Honolulu": "968",
  "America/Puerto_Rico": "006-007 009",
  "America/St_Thomas": "008",
  "America/New_York America/Chicago": `
    324 368 373 377 401 420-424 426-427 463 465 469 475-476 479 498-499`,
  "America/Chicago America/Denver": "575-576 585-586 588 677-678 690-692 798",
  "America/Denver America/Phoenix": "859-860 865",
  "America/Denver America/Los_Angeles": "835-836 898 979",
  "America/Anchorage America/Adak": "995",
  "Pacific/Honolulu Pacific/Pago_Pago": "967",
  "Pacific/Guam Pacific/Saipan": "969",
};
