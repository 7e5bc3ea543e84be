/** The languages of the console; Chinese where the reader's language is unknown. */
export const languages = ["zh", "en"] as const;
