/** The first line of every generated source file. */
export const generatedNotice = "// Generated from schema/api by `npm run generate`; never edited by hand.";
