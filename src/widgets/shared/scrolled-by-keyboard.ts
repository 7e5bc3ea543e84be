/** For what scrolls and may hold nothing that can be focused: it can be itself, to be scrolled by keys, and says by its label what it is. */
export const scrolledByKeyboard = { role: "region", tabIndex: 0 } as const;
