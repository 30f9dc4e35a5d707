const formatted = /^(content|childrencontent|description)(_es)?$/;

/** Whether a field holds formatted text, which is HTML. */
export const isFormatted = (field: string): boolean => formatted.test(field);
