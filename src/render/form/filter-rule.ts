/** Begins the rules that the text of a filter breaks; what follows is the reason. */
export const FILTER_RULE = "filter.";
