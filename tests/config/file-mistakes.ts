import { fixtureFiles } from "./fixture/fixture";

const copyOf = (path: string) => fixtureFiles.find((file) => file.path === path)?.text ?? "";

/** Mistakes that are not in a file but of it: the files of the fixture, with one too many. */
export const fileMistakes = {
  ofNoKind: [...fixtureFiles, { path: "config/word/enums.json", text: "{}" }],
  misnamed: [
    ...fixtureFiles,
    { path: "config/screens/library/books - 副本.json", text: "{}" },
    { path: "config/screens/library/shelves.jsn", text: "not read" },
    { path: "config/notes.txt", text: "not read" },
  ],
  subjectTwice: [
    ...fixtureFiles,
    { path: "config/screens/start/shelves.json", text: copyOf("config/screens/library/shelves.json") },
  ],
  modeTwice: [...fixtureFiles, { path: "config/menu/third.json", text: copyOf("config/menu/maintenance.json") }],
};

/** The files of the fixture without one. */
export function without(missing: string): typeof fixtureFiles {
  return fixtureFiles.filter(({ path }) => path !== missing);
}

/** A part written by hand, as what uses the texts of config/words/messages.json. */
export function handwritten(text: string) {
  return [{ path: "src/pages/home.tsx", text }];
}
