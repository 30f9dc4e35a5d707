/** With this query, public calls return texts with `{child}`, for pages that fill in the name themselves. */
export const withPlaceholder = { child: "placeholder" } as const;
