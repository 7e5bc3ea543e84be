import type { HelpField, HelpTopic } from "../../model/help";
import type { Words } from "../../model/words";

/** A topic that a search has found, with what of it speaks of the words searched for. */
export interface FoundTopic {
  topic: HelpTopic;
  /** Paragraphs of its text. */
  paragraphs: Words[];
  fields: HelpField[];
}

/** The most parts of one topic that are shown. */
const MOST_PARTS = 3;

/**
 * The topics in whose title, text or fields each word typed stands, in either language: those with all of them in the title first, then
 * those with all of them in one paragraph or field.
 */
export function findTopics(topics: readonly HelpTopic[], text: string): FoundTopic[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (words: Words[], fits: "every" | "some"): boolean => {
    const whole = words
      .flatMap(({ zh, en }) => [zh, en])
      .join("\n")
      .toLowerCase();
    return typed[fits]((word) => whole.includes(word));
  };
  const found = topics.flatMap((topic) => {
    const paragraphs = paragraphsOf(topic.text);
    const parts = [...paragraphs.map((words) => [words]), ...topic.fields.map(({ words, hint }) => [words, hint])];
    if (!has([topic.title, ...parts.flat()], "every")) return [];
    const rank = has([topic.title], "every") ? 0 : parts.some((words) => has(words, "every")) ? 1 : 2;
    const fits = rank === 1 ? "every" : "some";
    const shown = paragraphs.filter((words) => has([words], fits)).slice(0, MOST_PARTS);
    const fields = topic.fields.filter(({ words, hint }) => has([words, hint], fits));
    return [{ rank, found: { topic, paragraphs: shown, fields: fields.slice(0, MOST_PARTS - shown.length) } }];
  });
  return found.sort((a, b) => a.rank - b.rank).map((each) => each.found);
}

/** The paragraphs of a text, which empty lines part; where one language has fewer, its last ones are empty. */
export function paragraphsOf(text: Words | undefined): Words[] {
  const [zh, en] = [partsOf(text?.zh), partsOf(text?.en)];
  const longer = zh.length > en.length ? zh : en;
  return longer.map((_part, index) => ({ zh: zh[index] ?? "", en: en[index] ?? "" }));
}

function partsOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(/\n{2,}/);
}
